import { NoAnswer, transport } from './transport';
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

export { NoAnswer };

/** Who is told that the server has refused something because the person at this browser is banned. */
export const hearing: { banned: (args: Args) => void } = { banned: () => {} };

async function ask(method: string, path: string, body?: string, type?: string): Promise<string> {
  const { status, text } = await transport().ask(method, path, body, type);
  if (status >= 200 && status < 300) return text;
  let json: Record<string, unknown> = {};
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A proxy between us and the server answers in HTML: that is an answer nobody can act on.
    if (status >= 500) throw new NoAnswer(path);
  }
  const refused = new ApiError(status, (json['error'] as Fault | undefined) ?? { key: 'unexpected' }, json);
  if (refused.key === 'banned') hearing.banned(refused.args);
  throw refused;
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask('GET', path)) as T;
}

export async function getText(path: string): Promise<string> {
  return ask('GET', path);
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return JSON.parse(await ask('POST', path, JSON.stringify(body))) as T;
}

/** Ask with a body, and be answered with plain text. */
export async function postForText(path: string, body: unknown): Promise<string> {
  return ask('POST', path, JSON.stringify(body));
}

export async function postText<T>(path: string, text: string): Promise<T> {
  return JSON.parse(await ask('POST', path, text, 'text/plain; charset=utf-8')) as T;
}
