import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq } from 'drizzle-orm';
import type { ConnectionTypeCode } from '../../contract/firms';
import { CONNECTED } from '../../contract/firms';
import type { Confirmation } from '../../contract/table';
import { setConnection, sources } from '../../firms/connections';
import { analyzeLedger } from '../../records/analyze-ledger';
import { followLedger } from '../../records/follow-ledger';
import { lockLedger } from '../../records/lock-ledger';
import { setPaymentTerms } from '../../records/payment-terms';
import { insightsConnections, insightsFirms } from '../../schema/firms';
import { saveChanges } from '../changes';
import { DuplicatesError, settleDuplicates } from '../duplicates';
import { failureOf } from '../failure-of';
import { failRun, finishedFact, finishRun, startRun } from '../import-run';
import { headerKeyOf } from '../known-headers';
import { matchPayments } from '../match-payments';
import { runBatch } from '../run-file';
import type { Examination, Progress } from '../table/examine-table';
import { keepBefore, keepOriginals } from '../undo/ledger-before';
import { saveUndoEffects } from '../undo/undo-effects';
import { restoreRows } from '../undo/undo-import';
import { noteUnknownPayments } from '../unknown-payments';
import { type FileRun, fileRunOf, ofFile } from './file-run';
import { saveListedSales } from './listed-sales';
import { noteGone } from './note-gone';
import { noteLater } from './note-later';
import { noteRounding } from './note-rounding';
import { settleMissing } from './settle-missing';
import { forgetStaged } from './staged-rows';
import { tableImportOf } from './table-imports';
import { tableSteps } from './table-steps';

interface Options {
  database: Database;
  facts: Facts;
  companyId: string;
  path: string;
  /** The file's name for the person. */
  fileName: string;
  examination: Examination;
  confirmation: Confirmation;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** The person who confirmed the file; absent on the command line. */
  startedBy?: string | undefined;
  /** Stops the import between two batches. */
  signal?: AbortSignal | undefined;
  /** Called with the run before its first row. */
  onStart?: (runId: string) => Promise<void>;
  /** Called within the transaction that writes the rows. */
  onProgress?: (transaction: Database, progress: Progress) => Promise<void>;
}

/**
 * Imports a table that a person confirmed, and marks its connection as connected. Each batch is written completely or not at all,
 * so an interrupted import can start again and ends with the same ledger.
 * @throws Failure if the file cannot be read
 */
export async function importFile(options: Options): Promise<FileRun> {
  const { database, companyId, fileName, examination, confirmation, clock } = options;
  const table = tableImportOf(confirmation);
  const { connectionType } = examination.guess;
  const now = new Date(clock());
  const started = await startRun(database, {
    companyId,
    source: sources[connectionType],
    fileName,
    headerKey: headerKeyOf(examination.guess),
    kinds: table.kinds,
    now,
  });
  await keepBefore(database, started, { connectionType, startedBy: options.startedBy ?? null, now });
  const currency = await setCurrency(database, companyId, confirmation.currency);
  const asOfInstant = new Date(`${confirmation.asOf}T00:00:00Z`);
  started.duplicates = confirmation.duplicates;
  const run = fileRunOf(started, { examination, confirmation, currency, asOfInstant, advice: ofFile });
  try {
    await options.onStart?.(run.id);
    for await (const { work, progress } of tableSteps(database, run, table, { ...options, name: fileName })) {
      options.signal?.throwIfAborted();
      await runBatch(database, run, fileName, async (transaction) => {
        const outcomes = await work(transaction);
        if (progress) await options.onProgress?.(transaction, progress);
        return outcomes;
      });
    }
    const many = await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      await keepOriginals(transaction, run);
      const many = await settleDuplicates(transaction, run);
      if (many) return many;
      // The latest payment terms become the firm's, for earlier lists too.
      if (confirmation.paymentTermsDays !== undefined)
        await setPaymentTerms(transaction, companyId, confirmation.paymentTermsDays);
      await matchPayments(transaction, run);
      await settleMissing(transaction, run);
      await noteUnknownPayments(transaction, run);
      await saveListedSales(transaction, run, examination.guess);
      noteLater(run);
      noteGone(run);
      noteRounding(run);
      return undefined;
    });
    if (many) throw new DuplicatesError(many);
    await analyzeLedger(database);
    await followLedger(options, run);
    await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      const lastImportAt = await latest(transaction, companyId, connectionType, asOfInstant);
      await setConnection(transaction, companyId, { connectionType, status: CONNECTED, lastImportAt });
      const documents = confirmation.kind !== 'customers' ? await saveChanges(transaction, run) : [];
      await saveUndoEffects(transaction, run, documents);
      await finishRun(transaction, run, new Date(clock()));
      await options.facts.append(transaction, 'import.finished', finishedFact(run), clock());
    });
    return run;
  } catch (error) {
    await database
      .transaction(async (transaction) => {
        // Nothing of the file stays in the ledger until a person has decided.
        if (error instanceof DuplicatesError) {
          await lockLedger(transaction, companyId);
          await restoreRows(transaction, run);
          for (const [kind, counts] of run.tally) run.tally.set(kind, { ...counts, imported: 0 });
        }
        await failRun(transaction, run, failureOf(error), new Date(clock()));
      })
      .catch(() => undefined);
    throw error;
  } finally {
    await forgetStaged(database, run.id).catch(() => undefined);
  }
}

/** Returns the firm's currency; null before the first import. */
export async function currencyOfFirm(database: Database, companyId: string): Promise<string | null> {
  const [firm] = await database
    .select({ currency: insightsFirms.currency })
    .from(insightsFirms)
    .where(eq(insightsFirms.companyId, companyId));
  return firm?.currency ?? null;
}

/** Sets the firm's currency from its first file, and returns the firm's currency. */
export async function setCurrency(database: Database, companyId: string, confirmed: string): Promise<string> {
  const known = await currencyOfFirm(database, companyId);
  if (known) return known;
  await database.update(insightsFirms).set({ currency: confirmed }).where(eq(insightsFirms.companyId, companyId));
  return confirmed;
}

/** Returns the later as-of date. An older file never sets it back. */
async function latest(database: Database, companyId: string, connectionType: ConnectionTypeCode, asOf: Date): Promise<Date> {
  const [known] = await database
    .select({ at: insightsConnections.lastImportAt })
    .from(insightsConnections)
    .where(and(eq(insightsConnections.companyId, companyId), eq(insightsConnections.connectionType, connectionType)));
  return known?.at && known.at > asOf ? known.at : asOf;
}
