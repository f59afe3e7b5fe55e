import type { Part, Parts, Progress } from '../letters';

export type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A file could not be loaded from the network. */
export class NoFile extends Error {}

/**
 * The files of the interpreter. All are asked for at once; `told` is called with the number of bytes received. They are compressed by the build, so that
 * a server that compresses nothing sends no more than others do.
 */
export class Files {
  #base: string;
  #parts: Parts;
  #told: (progress: Progress) => void;
  #bytes = 0;
  #of: number;
  #fail: (error: NoFile) => void = () => undefined;
  /** Rejected as soon as one of them does not arrive whole: the interpreter itself would wait for it without end. */
  readonly failed: Promise<never>;

  constructor(base: string, parts: Parts, told: (progress: Progress) => void) {
    this.#base = base;
    this.#parts = parts;
    this.#told = told;
    this.failed = new Promise((_, reject) => (this.#fail = reject));
    this.failed.catch(() => undefined);
    this.#of = [parts.loader, parts.interpreter, parts.library, parts.table].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** One of them, unpacked, as it comes. */
  async open(name: 'interpreter' | 'library' | 'loader' | 'table'): Promise<Stream> {
    const part = this.#parts[name];
    try {
      const answer = await fetch(new URL(part.file, this.#base));
      if (!answer.ok || !answer.body) throw new NoFile(`${part.file}: ${answer.status}`);
      return this.#guarded(part, answer.body.pipeThrough(this.#counted(part)).pipeThrough(new DecompressionStream('gzip')));
    } catch (cause) {
      throw this.#lost(part, cause);
    }
  }

  #lost(part: Part, cause: unknown): NoFile {
    const error = cause instanceof NoFile ? cause : new NoFile(`${part.file}: ${String(cause)}`, { cause });
    this.#fail(error);
    return error;
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

  #guarded(part: Part, stream: Stream): Stream {
    const reader = stream.getReader();
    return new ReadableStream({
      pull: async (out) => {
        try {
          const { done, value } = await reader.read();
          if (done) out.close();
          else out.enqueue(value);
        } catch (cause) {
          out.error(this.#lost(part, cause));
        }
      },
    });
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#told({ step: 'fetch', bytes: this.#bytes, of: this.#of });
  }
}
