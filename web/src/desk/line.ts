import { NoAnswer, type Answer, type Socket, type Transport } from '../wire/transport';
import type { Channel, Letter, Tab } from './letters';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: NoAnswer): void;
  path: string;
}

/** One end of a line to the desk. */
class DeskSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    readonly id: number,
    readonly path: string,
    private readonly page: DeskLine,
  ) {}

  send(text: string): void {
    this.page.say(this.id, text);
  }

  close(): void {
    this.page.hangUp(this.id);
  }
}

/**
 * The connection from this page to the desk, in whichever tab it runs. Requests made while there is none wait for the next one. When a desk goes, its pending
 * requests fail, and its lines are closed: the pages recover as they do when a server restarts.
 */
export class DeskLine implements Transport {
  #channel: Channel;
  #desk: string | null = null;
  #next = 1;
  #asked = new Map<number, Waiting>();
  #lines = new Map<number, DeskSocket>();
  /** Messages that wait for a desk. */
  #held: (() => void)[] = [];

  constructor(
    channel: Channel,
    readonly tab: Tab,
  ) {
    this.#channel = channel;
  }

  hear(letter: Letter): void {
    if (letter.to === 'all') {
      if (letter.desk !== this.#desk) this.lose();
      if (letter.kind === 'here' && !this.#desk) this.#meet(letter.desk);
    } else if (letter.to === this.tab && letter.kind === 'answer') {
      const { id, status, text } = letter;
      this.#asked.get(id)?.resolve({ status, text });
      this.#asked.delete(id);
    } else if (letter.to === this.tab && letter.kind === 'said') this.#lines.get(letter.id)?.onmessage?.({ data: letter.text });
    else if (letter.to === this.tab && letter.kind === 'closed') this.#close(letter.id);
  }

  /** Ask whether a desk is running; it answers to all pages. */
  greet(): void {
    this.#channel.postMessage({ to: 'desk', kind: 'hello', tab: this.tab });
  }

  /** The desk is gone. */
  lose(): void {
    if (this.#desk === null) return;
    this.#desk = null;
    for (const { path, reject } of this.#asked.values()) reject(new NoAnswer(path));
    this.#asked.clear();
    for (const id of [...this.#lines.keys()]) this.#close(id);
  }

  ask(method: string, path: string, body?: string, type = 'application/json'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#whenHere(() => {
        this.#asked.set(id, { resolve, reject, path });
        this.#channel.postMessage({ to: 'desk', kind: 'ask', tab: this.tab, id, method, path, body, type });
      });
    });
  }

  connect(path: string): Socket {
    const socket = new DeskSocket(this.#next++, path, this);
    this.#lines.set(socket.id, socket);
    this.#whenHere(() => {
      if (this.#lines.has(socket.id)) this.#channel.postMessage({ to: 'desk', kind: 'open', tab: this.tab, id: socket.id, path });
    });
    return socket;
  }

  say(id: number, text: string): void {
    if (this.#desk && this.#lines.has(id)) this.#channel.postMessage({ to: 'desk', kind: 'say', tab: this.tab, id, text });
  }

  hangUp(id: number): void {
    if (this.#lines.delete(id) && this.#desk) this.#channel.postMessage({ to: 'desk', kind: 'hang-up', tab: this.tab, id });
  }

  #meet(desk: string): void {
    this.#desk = desk;
    const held = this.#held;
    this.#held = [];
    for (const act of held) act();
  }

  #whenHere(act: () => void): void {
    if (this.#desk) act();
    else this.#held.push(act);
  }

  #close(id: number): void {
    const socket = this.#lines.get(id);
    this.#lines.delete(id);
    socket?.onclose?.();
  }
}
