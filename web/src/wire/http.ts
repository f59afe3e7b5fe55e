import type { Args, Fault } from './types';

/** The server said no, in the words of wire.md: `error-<key>` is the sentence. */
export class ApiError extends Error {
  readonly status: number;
  readonly key: string;
  readonly args: Args;
  readonly body: Record<string, unknown>;

  constructor(status: number, fault: Fault, body: Record<string, unknown> = {}) {
    super(fault.key);
    this.status = status;
    this.key = fault.key;
    this.args = fault.args ?? {};
    this.body = body;
  }

  /** Milliseconds after which the same may be asked again; null when asking again would not help. */
  get wait(): number | null {
    const seconds = this.args['seconds'];
    return typeof seconds === 'number' ? seconds * 1000 : null;
  }
}

/** The request never got an answer: nobody knows whether the server acted on it. */
export class NoAnswer extends Error {}

async function ask(method: string, path: string, body?: string, type = 'application/json'): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = body;
    init.headers = { 'content-type': type };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch (cause) {
    throw new NoAnswer(path, { cause });
  }
  if (answer.ok) return answer;
  const text = await answer.text().catch(() => '');
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A proxy between us and the server answers in HTML: that is an answer nobody can act on.
    if (answer.status >= 500) throw new NoAnswer(path);
  }
  throw new ApiError(answer.status, (json['error'] as Fault | undefined) ?? { key: 'unexpected' }, json);
}

export async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await ask('POST', path, JSON.stringify(body))).json() as Promise<T>;
}

/** Ask with a body, and be answered with plain text. */
export async function postForText(path: string, body: unknown): Promise<string> {
  return (await ask('POST', path, JSON.stringify(body))).text();
}

export async function postText<T>(path: string, text: string): Promise<T> {
  return (await ask('POST', path, text, 'text/plain; charset=utf-8')).json() as Promise<T>;
}
