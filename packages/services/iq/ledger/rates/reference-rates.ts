import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { isNotNull } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';
import { referenceRates, referenceRatesFile } from '../schema/ledger';
import { followRates } from './follow-rates';
import { type RatesOfDay, readRateTable } from './read-rate-table';

export interface RatesFile {
  path: string;
  /** The maximum age of a rate in days on the date of a document. */
  maxDays: number;
}

interface Options {
  database: Database;
  facts: Facts;
  logger: Logger;
  /** Without a file, the rates of an earlier file are deleted. */
  file: RatesFile | undefined;
  inBackground: (job: () => Promise<void>) => void;
}

/** Milliseconds between two checks of the file. */
const LOOK_EVERY = 10_000;

/** The number of dates per SQL statement. */
const ROWS_AT_ONCE = 2_000;

/** Copies the operator's table of reference rates to the database, and updates the rates of every firm's documents. */
export function createReferenceRates({ database, facts, logger, file, inBackground }: Options) {
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    try {
      if (await replaceTable(database, file)) logger.info('the table of exchange rates was read', file?.path ?? 'none');
    } catch (error) {
      // The rates that were read before stay.
      return logger.error('the table of exchange rates could not be read', file?.path, messageOf(error));
    }
    const firms = await database
      .select({ companyId: insightsFirms.companyId })
      .from(insightsFirms)
      .where(isNotNull(insightsFirms.currency));
    for (const { companyId } of firms) {
      await database.transaction((transaction) => followRates(transaction, facts, companyId));
    }
  }

  /** Reads run one after the other, because the file may change during a read. */
  const readInTurn = () => {
    reading = reading.then(read);
    return reading;
  };

  const look = () => inBackground(readInTurn);

  return {
    read: readInTurn,
    start() {
      look();
      if (file) watchFile(file.path, { interval: LOOK_EVERY, persistent: false }, look);
    },
    stop() {
      if (file) unwatchFile(file.path, look);
    },
  };
}

/** Returns false if the table is already stored. */
async function replaceTable(database: Database, file: RatesFile | undefined): Promise<boolean> {
  const [stored] = await database.select().from(referenceRatesFile);
  const bytes = file && (await readFile(file.path));
  const hash = bytes && createHash('sha256').update(bytes).digest('hex');
  if (stored?.hash === hash && stored?.maxDays === file?.maxDays) return false;
  const days = bytes ? readRateTable(bytes.toString('utf8')) : [];
  await database.transaction(async (transaction) => {
    await transaction.delete(referenceRatesFile);
    await transaction.delete(referenceRates);
    for (let done = 0; done < days.length; done += ROWS_AT_ONCE) {
      await transaction.insert(referenceRates).values(days.slice(done, done + ROWS_AT_ONCE) satisfies RatesOfDay[]);
    }
    if (file && hash) await transaction.insert(referenceRatesFile).values({ hash, maxDays: file.maxDays });
  });
  return true;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
