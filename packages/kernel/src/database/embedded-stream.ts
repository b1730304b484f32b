import { Duplex } from 'node:stream';

/** Terminate: `pg` says good-bye, and may open the next connection before this stream has closed. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * A socket as `pg` expects it, whose other end is the embedded database. `pg` corks the messages of
 * one statement, and what it corked leaves as one piece: PGlite answers each piece whole, and only
 * within one does it skip what follows an error up to Sync, as PostgreSQL does.
 */
export class EmbeddedStream extends Duplex {
  private hasEnded = false;

  /** @param send takes the bytes of a piece, or nothing, once, when the connection ends */
  constructor(private readonly send: (bytes?: Uint8Array<ArrayBuffer>) => void) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // A socket's settings, of no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.sendPiece([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.sendPiece(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.sendEnd();
    done(error);
  }

  private sendEnd(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.send();
  }

  private sendPiece(chunks: Buffer[]): void {
    if (chunks[0]?.[0] === TERMINATE) {
      this.sendEnd();
      return;
    }
    // Never the chunks' own memory: a small Buffer is a window on a pool that would travel along.
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.send(bytes);
  }
}
