import type { Part, Parts, Progress } from './letters';

/** The network did not give a file. */
export class NoFile extends Error {}

/**
 * The files of the interpreter. All are asked for at once; `told` hears how many bytes have come. They are compressed by the build, so that
 * a server that compresses nothing sends no more than others do.
 */
export class Files {
  #base: string;
  #parts: Parts;
  #told: (progress: Progress) => void;
  #bytes = 0;
  #of: number;

  constructor(base: string, parts: Parts, told: (progress: Progress) => void) {
    this.#base = base;
    this.#parts = parts;
    this.#told = told;
    this.#of = [parts.loader, parts.interpreter, parts.library, parts.table].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** One of them, unpacked, as it comes. */
  async open(name: 'interpreter' | 'library' | 'loader' | 'table'): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const part = this.#parts[name];
    const answer = await this.#fetch(part);
    if (!answer.ok || !answer.body) throw new NoFile(`${part.file}: ${answer.status}`);
    return answer.body.pipeThrough(this.#counted(part)).pipeThrough(new DecompressionStream('gzip'));
  }

  async #fetch(part: Part): Promise<Response> {
    try {
      return await fetch(new URL(part.file, this.#base));
    } catch (cause) {
      throw new NoFile(part.file, { cause });
    }
  }

  #counted(part: Part): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    let left = part.bytes;
    return new TransformStream({
      transform: (bytes, out) => {
        left -= bytes.length;
        this.#count(bytes.length);
        out.enqueue(bytes);
      },
      flush: () => {
        if (left !== 0) throw new NoFile(`${part.file}: ${left} bytes are missing`);
      },
    });
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#told({ step: 'fetch', bytes: this.#bytes, of: this.#of });
  }
}
