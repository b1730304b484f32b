import { Duplex } from 'node:stream';

/** Terminate: `pg` closes its session with it, and may open the next connection before this stream has closed. */
const TERMINATE = 'X'.charCodeAt(0);

/**
 * A socket as `pg` expects it, connected to the embedded database. `pg` corks the messages of one statement, and they are sent as
 * one piece: PGlite processes each piece as a whole, and only within a piece does it skip what follows an error up to Sync, as
 * PostgreSQL does.
 */
export class EmbeddedStream extends Duplex {
  private hasEnded = false;

  /** @param send receives the bytes of a piece, or is called once without any when the connection ends */
  constructor(private readonly send: (bytes?: Uint8Array<ArrayBuffer>) => void) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // Socket settings that have no effect here.
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
    // Copies the chunks, because a small Buffer is a view of a pool that would be transferred along with it.
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    this.send(bytes);
  }
}
