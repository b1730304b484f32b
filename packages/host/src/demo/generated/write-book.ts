import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { CONNECTED, ConnectionType } from '@services/ledger/contract/firms';
import { demoImportedAt } from '@services/ledger/demo/demo-ledger';
import { setConnection } from '@services/ledger/firms/connections';
import { finishRun, startRun } from '@services/ledger/import/import-run';
import { type Run, runBatch } from '@services/ledger/import/run-file';
import type { Outcome } from '@services/ledger/import/tally';
import { analyzeLedger } from '@services/ledger/records/analyze-ledger';
import { linkClients } from '@services/ledger/records/link-clients';
import { allKinds, type RecordKind } from '@services/ledger/records/record-kinds';
import { writeRecords } from '@services/ledger/records/write-records';
import { clients } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';
import { utcDayOf } from '@suite/values/iso-day';
import { type Batch, joined } from './batch';
import type { BookSize } from './book-size';
import { generateBook, isUnlinked, unlinkedName } from './generate-book';

/** Records of the most frequent kind in one transaction. */
const BATCH = 5000;

/** How the runs that wrote a book of a size name what they read. */
export const bookName = ({ clients: count, invoices, seed, years }: BookSize): string =>
  `generated: ${count} clients, ${invoices} invoices, ${years} years, seed ${seed}`;

/**
 * Fills a company's ledger with a generated book, by the way that every source takes, computes its metrics and connects it (§3, type 8).
 * A book that is there already is left as it is, a broken-off one is completed.
 */
export async function writeBook(database: Database, companyId: string, size: BookSize): Promise<Run> {
  const source = 'xero';
  const run = await startRun(database, { companyId, source, fileName: bookName(size), kinds: allKinds, now: demoImportedAt });
  for (const batch of joined(generateBook(size), BATCH)) {
    await runBatch(database, run, bookName(size), async (transaction) => {
      const outcomes: Outcome[] = [];
      for (const kind of allKinds) outcomes.push(await writeKind(transaction, run, kind, batch));
      return outcomes;
    });
  }
  await analyzeLedger(database);
  await linkClients(database, run);
  await addUnlinked(database, companyId, size);
  await refreshMetrics(database, companyId, utcDayOf(demoImportedAt));
  await setConnection(database, companyId, {
    connectionType: ConnectionType.xero,
    status: CONNECTED,
    lastImportAt: demoImportedAt,
  });
  await finishRun(database, run, demoImportedAt);
  return run;
}

async function writeKind<Kind extends RecordKind>(database: Database, run: Run, kind: Kind, batch: Batch): Promise<Outcome> {
  const records = batch[kind].map((value, index) => ({ line: index + 1, value }));
  const { imported, skipped, refused } = await writeRecords(database, run, kind, records);
  if (refused.length) throw new Error(`the ledger refused generated ${kind}: ${JSON.stringify(refused[0])}`);
  return { kind, imported, skipped, rejected: [] };
}

/** Clients that no customer of the ledger is linked to, known by their names. */
async function addUnlinked(database: Database, companyId: string, size: BookSize): Promise<void> {
  const places = Array.from({ length: size.clients }, (_, place) => place).filter(isUnlinked);
  for (let from = 0; from < places.length; from += BATCH) {
    const rows = places
      .slice(from, from + BATCH)
      .map((place) => ({ id: clientId(companyId, place), companyId, name: unlinkedName(place) }));
    await database.insert(clients).values(rows).onConflictDoNothing();
  }
}

/** The same whenever the book is written. */
const clientId = (companyId: string, place: number) => `${companyId.slice(0, 24)}${(place + 1).toString(16).padStart(12, '0')}`;
