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

/** The operator's file of reference rates. */
export interface RatesFile {
  path: string;
  /** How many days old a rate may be on the date of a document. */
  maxDays: number;
}

interface Options {
  database: Database;
  facts: Facts;
  logger: Logger;
  /** Without one, what an earlier file brought is forgotten. */
  file: RatesFile | undefined;
  inBackground: (job: () => Promise<void>) => void;
}

/** Milliseconds between two looks at the file. */
const LOOK_EVERY = 10_000;

/** Dates that are written in one statement. */
const ROWS_AT_ONCE = 2_000;

/** Keeps the operator's table of reference rates in the database, and the documents of every firm at its rates. */
export function createReferenceRates({ database, facts, logger, file, inBackground }: Options) {
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    try {
      if (await replaceTable(database, file)) logger.info('the table of exchange rates was read', file?.path ?? 'none');
    } catch (error) {
      // What was read before stays.
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

  /** One after the other: a file may change while it is read. */
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

/** Answers false where the table is the one that is kept. */
async function replaceTable(database: Database, file: RatesFile | undefined): Promise<boolean> {
  const [kept] = await database.select().from(referenceRatesFile);
  const bytes = file && (await readFile(file.path));
  const hash = bytes && createHash('sha256').update(bytes).digest('hex');
  if (kept?.hash === hash && kept?.maxDays === file?.maxDays) return false;
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
