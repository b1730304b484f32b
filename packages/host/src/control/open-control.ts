import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type ImportOrder, runImport } from '@services/ledger/import/run-import';
import type { Logger } from '@suite/env/logger';
import { socketPath } from '@suite/kernel/data-folder/socket-path';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { parse } from 'valibot';
import { facts } from '../services/all-services';
import { IMPORTS, importOrder, type Message } from './message';

interface Options {
  /** The data folder that this process has locked. */
  dataFolder: string;
  database: Database;
  logger: Logger;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

export interface Control {
  /** Accepts no more orders and aborts the current one. Its finished parts stay. */
  close(): Promise<void>;
}

/**
 * Accepts orders from the data folder's owner through a socket in it, because the embedded database serves only one process
 * (decision 013). Nobody else can connect.
 */
export async function openControl({ dataFolder, database, logger, clock = Date.now }: Options): Promise<Control> {
  const path = socketPath(dataFolder);
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answering = answer(request, response, { database, facts, dataFolder, clock, signal: stop.signal }, logger);
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  });
  // A killed process left it behind; the lock proves that no process is running.
  rmSync(path, { force: true });
  // The socket is private from the moment it exists.
  const umask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(umask);
  }
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return {
    async close() {
      stop.abort(new Failure("The platform was stopped, so the import didn't finish. Run it again to continue."));
      await Promise.all(running);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Work = Parameters<typeof runImport>[0];

async function answer(request: IncomingMessage, response: ServerResponse, work: Work, logger: Logger): Promise<void> {
  const order = request.method === 'POST' && request.url === IMPORTS ? await readOrder(request) : undefined;
  if (!order) {
    response.writeHead(400).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  await pipeline(Readable.from(messages(work, order, logger)), response).catch((error: unknown) => {
    logger.info('an import was no longer listened to', error);
  });
}

async function readOrder(request: IncomingMessage): Promise<ImportOrder | undefined> {
  try {
    return parse(importOrder, JSON.parse(await text(request)));
  } catch {
    return undefined;
  }
}

async function* messages(work: Work, order: ImportOrder, logger: Logger): AsyncGenerator<string> {
  const lineOf = (message: Message) => `${JSON.stringify(message)}\n`;
  try {
    for await (const print of runImport(work, order)) yield lineOf({ print });
    yield lineOf({ done: true });
  } catch (error) {
    if (!(error instanceof Failure)) logger.error('an import failed', error);
    yield lineOf({
      failure: error instanceof Failure ? error.message : 'The import failed; the log of the running suite says why.',
    });
  }
}
