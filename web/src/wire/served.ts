import { NoAnswer, type Answer, type Socket, type Transport } from './transport';

async function ask(method: string, path: string, body?: string, type = 'application/json'): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = body;
    init.headers = { 'content-type': type };
  }
  try {
    const answer = await fetch(`/api${path}`, init);
    return { status: answer.status, text: await answer.text() };
  } catch (cause) {
    throw new NoAnswer(path, { cause });
  }
}

function connect(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api${path}`) as unknown as Socket;
}

/** A server on the network: HTTP, and a WebSocket for what it says by itself. */
export const served: Transport = { ask, connect, beat: 1_000 };
