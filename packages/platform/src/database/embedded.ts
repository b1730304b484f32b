import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import { packageFolder } from '../package-folder';
import { EmbeddedStream } from './embedded-stream';

/** What goes to and fro: a piece of a connection, or its end; without a connection, the end of the database. */
interface Message {
  connection?: number;
  bytes?: Uint8Array<ArrayBuffer> | undefined;
}

/** The database embedded in the data folder: a pool of one connection to PGlite in a worker. */
export async function openEmbedded(folder: string): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const worker = new Worker(new URL('src/database/pglite-worker.mjs', packageFolder), { workerData: { folder } });
  const [{ Pool }] = await Promise.all([import('pg'), once(worker, 'message')]);

  const streams = new Map<number, EmbeddedStream>();
  worker.on('message', ({ connection = 0, bytes }: Message) => {
    if (bytes) streams.get(connection)?.push(Buffer.from(bytes.buffer));
  });
  const post = (message: Message) => worker.postMessage(message, message.bytes ? [message.bytes.buffer] : []);

  let connections = 0;
  const connect = () => {
    const connection = ++connections;
    const stream = new EmbeddedStream((bytes) => {
      if (!bytes) streams.delete(connection);
      post({ connection, bytes });
    });
    streams.set(connection, stream);
    return stream;
  };

  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // A query outside the transaction that holds the one connection would wait for ever.
    connectionTimeoutMillis: 30_000,
    stream: connect,
  });
  const close = async () => {
    await pool.end();
    const exit = once(worker, 'exit');
    post({});
    await exit;
  };
  return { pool, close };
}
