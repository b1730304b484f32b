import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { ImportOrder } from '@services/ledger/import/run-import';
import { socketPath } from '@suite/kernel/data-folder/socket-path';
import { Failure } from '@suite/kernel/errors/failure';
import { parse } from 'valibot';
import { IMPORTS, message } from './message';

/**
 * Passes an import to the platform that runs on a data folder.
 * @returns the lines to print, or undefined when no platform runs there
 */
export async function askPlatform(dataFolder: string, order: ImportOrder): Promise<AsyncGenerator<string> | undefined> {
  const asking = request({ socketPath: socketPath(dataFolder), method: 'POST', path: IMPORTS });
  asking.end(JSON.stringify(order));
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return linesOf(response);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw new Failure(`The running platform could not be asked (${(error as NodeJS.ErrnoException).code ?? error}).`, {
      cause: error,
    });
  }
}

const isAbsent = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');

/** @throws Failure when the import failed, or the platform ended during it */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  if (response.statusCode !== 200)
    throw new Failure(`The running platform is of another version: it answered ${response.statusCode}.`);
  try {
    for await (const line of createInterface({ input: response })) {
      const parsed = parse(message, JSON.parse(line));
      if ('failure' in parsed) throw new Failure(parsed.failure);
      if ('done' in parsed) return;
      yield parsed.print;
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
  }
  throw new Failure("The platform ended, so the import didn't finish. Run it again to continue.");
}
