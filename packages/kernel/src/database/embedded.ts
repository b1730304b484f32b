import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import { Failure } from '../errors/failure';
import { packagesFolder } from '../packages-folder';
import { checkFolder, openingFailure } from './embedded-folder';
import { EmbeddedStream } from './embedded-stream';

/** A message to or from the worker: a piece of a connection, or its end; without a connection, the end of the database. */
interface Message {
  connection?: number;
  bytes?: Uint8Array<ArrayBuffer> | undefined;
}

/** The part of the data folder's lock that the database needs. */
export interface HeldFolder {
  /** @throws Failure when nothing may be written anymore */
  assertHeld(): void;
  lost: Promise<Failure>;
}

export interface Embedded {
  pool: Pool;
  close: () => Promise<void>;
  /** Resolves if the database ends by itself; calls return `not_ready` from then on. */
  failed: Promise<Failure>;
}

/**
 * Opens the database embedded in the data folder: a pool of one connection to PGlite in a worker.
 * @param held absent in tests that use the folder alone
 * @throws Failure when the folder contains no database that can be opened
 */
export async function openEmbedded(folder: string, held?: HeldFolder): Promise<Embedded> {
  checkFolder(folder);
  const worker = new Worker(new URL('kernel/src/database/pglite-worker.mjs', packagesFolder), { workerData: { folder } });
  const streams = new Map<number, EmbeddedStream>();
  let failure: Failure | undefined;
  let isClosing = false;
  let tellFailed: (failure: Failure) => void;
  const failed = new Promise<Failure>((resolve) => {
    tellFailed = resolve;
  });

  /** Ends everything: pending requests get an error, and nothing is written to the files anymore. */
  const fail = (reason: Failure) => {
    if (failure || isClosing) return;
    failure = reason;
    void worker.terminate();
    for (const stream of streams.values()) stream.destroy(gone(reason));
    tellFailed(reason);
  };
  const stopped = (cause: unknown) =>
    new Failure(`The embedded database has stopped (${textOf(cause)}). Start the suite again: what was confirmed is kept.`, {
      cause,
    });
  // Doesn't use `once`, which rejects when the thread has an error.
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
  const endedEarly = ended.then((code) => Promise.reject(`its thread ended with ${code}`));
  const ready = Promise.race([once(worker, 'message'), endedEarly]).catch((cause: unknown) => {
    throw openingFailure(folder, textOf(cause));
  });
  const [{ Pool }] = await Promise.all([import('pg'), ready]);
  endedEarly.catch(() => undefined);
  worker.on('error', (error) => fail(stopped(error)));
  worker.on('exit', (code) => fail(stopped(`its thread ended with ${code}`)));
  void held?.lost.then(fail);

  worker.on('message', ({ connection = 0, bytes }: Message) => {
    if (bytes) streams.get(connection)?.push(Buffer.from(bytes.buffer));
  });
  const post = (message: Message) => worker.postMessage(message, message.bytes ? [message.bytes.buffer] : []);

  let connections = 0;
  const connect = () => {
    const connection = ++connections;
    const stream = new EmbeddedStream((bytes) => {
      if (!bytes) streams.delete(connection);
      try {
        held?.assertHeld();
      } catch (error) {
        if (error instanceof Failure) fail(error);
        stream.destroy(gone(error));
        return;
      }
      post({ connection, bytes });
    });
    streams.set(connection, stream);
    if (failure) stream.destroy(gone(failure));
    return stream;
  };

  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // A query outside the transaction that uses the only connection would wait forever.
    connectionTimeoutMillis: 30_000,
    stream: connect,
  });
  const close = async () => {
    await pool.end();
    isClosing = true;
    if (!failure) post({});
    await ended;
  };
  return { pool, close, failed };
}

/** Creates the error for statements when the database is gone, with PostgreSQL's code crash_shutdown. */
const gone = (reason: unknown) => Object.assign(new Error(textOf(reason)), { code: '57P02' });

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message || cause.name : String(cause));
