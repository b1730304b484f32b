import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firmDay, writeAudit } from '@services/identity/ports';
import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { innermost } from '@suite/kernel/errors/innermost';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job, type JobContext, LeaseLostError, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { Duplicates } from '../contract/duplicates';
import type { Confirmation } from '../contract/table';
import type { EarlierFile } from '../contract/uploads';
import { FileUnreadableError } from '../import/csv/file-unreadable-error';
import { DuplicatesError } from '../import/duplicates';
import { examineKnown } from '../import/examine-known';
import { failureOf } from '../import/failure-of';
import { currencyOfFirm, importFile } from '../import/file/import-file';
import { forgetStaged } from '../import/file/staged-rows';
import { ABANDONED_MS, failRun, resumeRun } from '../import/import-run';
import { confirmedLike, saveHeader } from '../import/known-headers';
import { ReadingStoppedError } from '../import/sandbox/sandbox';
import type { Examination, Progress } from '../import/table/examine-table';
import { paymentTermsOf } from '../records/payment-terms';
import { refuseBesideSample } from '../records/refuse-beside-sample';
import { importRuns } from '../schema/import';
import { placeInOrder } from '../table-file/import-order';
import { importedEntry } from './imported-entry';
import { createQuota } from './quota';
import { uploads } from './schema';

interface Options {
  database: Database;
  facts: Facts;
  folder: string;
  /** Whether no other platform uses the database: then every upload is this platform's. */
  isAlone: boolean;
  clock: () => number;
  logger: Logger;
}

export type UploadJobs = ReturnType<typeof createUploadJobs>;

export interface Uploads extends Kernel {
  uploadJobs: UploadJobs;
  /** Maximum bytes of an uploaded file. */
  uploadLimit: number;
}

/** Milliseconds between two saves of the progress of an examination. */
const NOTE_EVERY = 500;

/** Milliseconds that a known file waits for the next one of several, and seconds between two looks whether it has come. */
const LONGEST_WAIT = 300_000;
const LOOK_AGAIN = 30;

/** Milliseconds until an upload that nobody imported is removed. */
const EXPIRES_AFTER = 7 * MILLISECONDS_PER_DAY;

/**
 * Seconds until another platform can take an upload whose file it may have. Random, so that it is not always the same platform.
 */
const elsewhere = () => randomInt(2, 20);

type Row = typeof uploads.$inferSelect;

/** Background jobs for uploaded files: their examination and their import. */
export function createUploadJobs({ database, facts, folder, isAlone, clock, logger }: Options) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id);
  const remove = (id: string) => rmSync(pathOf(id), { force: true });
  const find = async (id: string) => (await database.select().from(uploads).where(eq(uploads.id, id)))[0];
  const set = (database: Database, id: string, values: Partial<typeof uploads.$inferInsert>) =>
    database.update(uploads).set(values).where(eq(uploads.id, id));
  const quota = createQuota();

  const settings = {
    payload: v.object({ uploadId: v.string() }),
    // The second attempt is for a process that was killed before the platform received its own stop signal.
    attempts: 2,
    backOff: { first: 1, most: 1 },
    leaseSeconds: 60,
    async onGiveUp(transaction: Database, { uploadId }: { uploadId: string }, reason: string) {
      const advice = 'It is not tried again; split the file, or save it as CSV.';
      const [upload] = await set(transaction, uploadId, { state: 'failed', failure: `${reason} ${advice}` }).returning();
      if (upload && !upload.examination) remove(uploadId);
      if (upload?.confirmation) await tellFailed(transaction, upload);
    },
  };

  const examination = defineJob({
    ...settings,
    kind: 'examine upload',
    atOnce: 2,
    doing: 'read this file',
    async run({ uploadId }, context) {
      await work(uploadId, 'examining', context, examine);
      await database.transaction((transaction) => startKnown(transaction, uploadId));
    },
  });

  const importing = defineJob({
    ...settings,
    payload: v.object({ uploadId: v.string(), lane: v.optional(v.string()) }),
    inOrder: ({ uploadId, lane = uploadId }) => `upload ${lane}`,
    kind: 'import upload',
    atOnce: 4,
    doing: 'imported this file',
    async run({ uploadId }, context) {
      await work(uploadId, 'importing', context, importUpload);
      await database.transaction((transaction) => startKnown(transaction, uploadId));
    },
  });

  /** Starts the imports of a person's files with a known header, once all of them are there. */
  const importingKnown = defineJob({
    ...settings,
    kind: 'import known files',
    payload: v.object({ companyId: v.string(), userId: v.string() }),
    atOnce: 4,
    doing: 'prepared the import of files',
    async onGiveUp(transaction, { companyId, userId }, failure) {
      await transaction.update(uploads).set({ state: 'failed', failure }).where(knownOf(companyId, userId));
    },
    async run({ companyId, userId }, { hold }) {
      if (await expectsMore(companyId, userId)) throw new RetryLaterError(LOOK_AGAIN);
      await database.transaction(async (transaction) => {
        await hold(transaction);
        await expectNoMore(transaction, companyId, userId);
        const known = await transaction.select().from(uploads).where(knownOf(companyId, userId));
        const waitsFor = await unansweredInvoices(transaction, companyId, userId);
        // Payments of invoices that are not in the ledger would stay unapplied.
        const isHeld = ({ confirmation }: Row) => waitsFor !== null && confirmation?.kind === 'payments';
        for (const row of known) await set(transaction, row.id, { waitsFor: isHeld(row) ? waitsFor : null });
        const rows = known.filter((row) => !isHeld(row));
        const placed = rows.flatMap(({ id, createdAt, examination, confirmation }) =>
          examination && confirmation
            ? [{ id, at: createdAt.getTime(), place: placeInOrder({ ...examination.guess, kind: confirmation.kind }) }]
            : [],
        );
        // One after the other, because payments need the invoices that they settle.
        for (const { id } of placed.sort((a, b) => a.place - b.place || a.at - b.at))
          await enqueue(transaction, importing, { uploadId: id, lane: `${companyId} ${userId}` }, { companyId, key: id });
      });
    },
  });

  const of = (companyId: string, userId: string) => and(eq(uploads.companyId, companyId), eq(uploads.uploadedBy, userId));

  /** SQL: the uploads of a person with a known header whose import has not started. */
  const knownOf = (companyId: string, userId: string) =>
    and(of(companyId, userId), eq(uploads.state, 'importing'), isNotNull(uploads.readLike), isNull(uploads.runId));

  /** Whether a person's file is being examined, or another one is to come. */
  async function expectsMore(companyId: string, userId: string): Promise<boolean> {
    const isRecent = gt(uploads.createdAt, new Date(clock() - LONGEST_WAIT));
    const isIncomplete = or(eq(uploads.state, 'examining'), eq(uploads.moreFollow, true));
    return (await database.$count(uploads, and(of(companyId, userId), isRecent, isIncomplete))) > 0;
  }

  /** Returns the name of a person's file of invoices, or of an unknown kind, that is not imported until it is answered. */
  async function unansweredInvoices(transaction: Database, companyId: string, userId: string): Promise<string | null> {
    const isOpen = or(
      inArray(uploads.state, ['waiting', 'failed']),
      and(eq(uploads.state, 'importing'), isNull(uploads.readLike)),
    );
    const rows = await transaction
      .select({ fileName: uploads.fileName, examination: uploads.examination })
      .from(uploads)
      .where(and(of(companyId, userId), isOpen))
      .orderBy(uploads.createdAt);
    const kinds: readonly unknown[] = [null, 'invoices', 'invoice-lines'];
    const found = rows.find(
      ({ examination }) => examination && !examination.guess.instead && kinds.includes(examination.guess.kind),
    );
    return found?.fileName ?? null;
  }

  /** Records that no file follows those that a person has sent. */
  async function expectNoMore(transaction: Database, companyId: string, userId: string): Promise<void> {
    const followed = and(of(companyId, userId), eq(uploads.moreFollow, true));
    await transaction.update(uploads).set({ moreFollow: false }).where(followed);
  }

  /** Starts what waits for an upload that has been examined or imported. */
  async function startKnown(transaction: Database, id: string): Promise<void> {
    const [upload] = await transaction.select().from(uploads).where(eq(uploads.id, id));
    if (upload) await startKnownAfter(transaction, upload);
  }

  async function startKnownAfter(
    transaction: Database,
    { companyId, uploadedBy: userId }: Pick<Row, 'companyId' | 'uploadedBy'>,
  ): Promise<void> {
    if (!userId) return;
    if ((await transaction.$count(uploads, knownOf(companyId, userId))) === 0) return;
    await enqueue(transaction, importingKnown, { companyId, userId }, { companyId, key: `${companyId} ${userId}` });
  }

  /** Runs what is due for an upload, and records why it failed unless the job runs again. */
  async function work(
    id: string,
    state: Row['state'],
    context: JobContext,
    run: (upload: Row, context: JobContext) => Promise<void>,
  ): Promise<void> {
    const upload = await find(id);
    if (upload?.state !== state) return;
    try {
      await insistOnFile(upload);
      await run(upload, context);
    } catch (error) {
      const isToRunAgain = [ReadingStoppedError, RetryLaterError, LeaseLostError].some((kind) => error instanceof kind);
      if (isToRunAgain || context.signal.aborted) throw error;
      // Nothing is imported until a person has said what to do.
      if (error instanceof DuplicatesError) {
        await record(upload, context, {
          state: 'waiting',
          duplicates: error.counts,
          rowsRead: upload.examination?.guess.rows ?? 0,
        });
        return;
      }
      // Not the error itself: drizzle's error contains the rows.
      if (!(error instanceof Failure)) logger.error('an upload failed', innermost(error).stack);
      await record(upload, context, { state: 'failed', failure: failureOf(error) });
      // A file that could not be read is useless: it can be neither imported nor examined again.
      if (error instanceof FileUnreadableError && !upload.examination) remove(id);
    }
  }

  async function record({ id }: Row, { hold }: JobContext, values: Partial<Row>): Promise<void> {
    await database.transaction(async (transaction) => {
      await hold(transaction);
      const [upload] = await set(transaction, id, values).returning();
      if (upload?.state === 'failed' && upload.confirmation) await tellFailed(transaction, upload);
    });
  }

  const tellFailed = (transaction: Database, { companyId, runId }: Row): Promise<void> =>
    facts.append(transaction, 'import.failed', { companyId, data: { runId } }, clock());

  /**
   * Ends the run of an attempt whose process was killed.
   * @throws RetryLaterError when the file may be in the folder of another platform on the same database
   * @throws Failure when the file is gone
   */
  async function insistOnFile({ id, runId, createdAt, confirmation }: Row): Promise<void> {
    const isHere = statSync(pathOf(id), { throwIfNoEntry: false }) !== undefined;
    const [run] = runId ? await database.select().from(importRuns).where(eq(importRuns.id, runId)) : [];
    const since = run?.startedAt ?? createdAt;
    if (!isHere && !isAlone && clock() - since.getTime() < ABANDONED_MS) throw new RetryLaterError(elsewhere());
    if (runId) await endRun(runId, confirmation?.duplicates);
    if (!isHere) throw new Failure('The file is no longer there: upload it again.');
  }

  async function examine(upload: Row, context: JobContext): Promise<void> {
    let notedAt = clock();
    const { id, bytes, companyId, fileName: name } = upload;
    const currency = await currencyOfFirm(database, companyId);
    // A file is examined again in the encoding that a person chose.
    const format = upload.examination?.format;
    const encoding = format && 'encoding' in format ? format.encoding : undefined;
    const today = await firmDay(database, companyId, clock());
    const examining = { path: pathOf(id), name, today, currency, encoding };
    const onProgress = async ({ rows, bytes }: Progress) => {
      if (clock() - notedAt < NOTE_EVERY) return;
      notedAt = clock();
      await set(database, id, { rowsRead: rows, bytesRead: bytes });
    };
    const { examination, known } = await examineKnown(database, companyId, examining, { signal: context.signal, onProgress });
    const { guess } = examination;
    const waiting = { state: 'waiting', examination, rowsRead: guess.rows, bytesRead: bytes } as const;
    if (!known || !upload.uploadedBy) return record(upload, context, waiting);
    const firm = { today: examining.today, paymentTermsDays: await paymentTermsOf(database, companyId) };
    const confirmation = confirmedLike(known, guess, firm);
    if ('questions' in confirmation) {
      const notice = `The columns are named like those of ${known.file.fileName}, but the file is not read the same way without asking. ${confirmation.questions.join(' ')}`;
      const explained = { ...examination, guess: { ...guess, notices: [...guess.notices, notice] } };
      return record(upload, context, { ...waiting, examination: explained });
    }
    await confirmLike(upload, context, { examination, confirmation, readLike: known.file });
  }

  /** Confirms a file that is read like an earlier one, in the name of the person who sent it. */
  async function confirmLike(
    { id, companyId, fileName, uploadedBy }: Row,
    { hold }: JobContext,
    read: { examination: Examination; confirmation: Confirmation; readLike: EarlierFile },
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      await hold(transaction);
      await refuseBesideSample(transaction, companyId);
      const values = { state: 'importing', confirmedBy: uploadedBy, rowsRead: 0, bytesRead: 0 } as const;
      const [row] = await set(transaction, id, { ...values, ...read }).returning();
      if (!row) return;
      const author = { companyId, userId: uploadedBy };
      await writeAudit(transaction, author, [importedEntry(fileName, read.confirmation)], clock());
      await startKnown(transaction, id);
    });
  }

  async function importUpload(upload: Row, context: JobContext): Promise<void> {
    const { id, companyId, fileName, examination, confirmation, confirmedBy } = upload;
    if (!examination || !confirmation) return;
    const { signal, hold, progress } = context;
    const run = await importFile({
      database,
      facts,
      companyId,
      path: pathOf(id),
      fileName,
      examination,
      confirmation,
      startedBy: confirmedBy ?? undefined,
      clock,
      signal,
      onStart: async (runId) => void (await set(database, id, { runId })),
      onProgress: async (transaction, { rows, bytes }) => {
        await hold(transaction);
        await set(transaction, id, { rowsRead: rows, bytesRead: bytes });
        await progress(rows, transaction);
      },
    });
    const today = await firmDay(database, companyId, upload.createdAt.getTime());
    const { guess, format } = examination;
    // Corrected rows are a part of a file.
    if (format.kind !== 'laid-down') await saveHeader(database, { companyId, runId: run.id, guess, confirmation, today });
    await record(upload, context, { state: 'done' });
    remove(id);
  }

  /**
   * Removes uploads that nobody imported in time, and files without an open upload. Not called when a machine starts, because its
   * clock may be wrong until the network corrects it.
   */
  async function removeUnused(): Promise<void> {
    const before = new Date(clock() - EXPIRES_AFTER);
    await database.transaction(async (transaction) => {
      const isUnused = and(inArray(uploads.state, ['waiting', 'failed']), lt(uploads.createdAt, before));
      for (const removed of await transaction.delete(uploads).where(isUnused).returning())
        await startKnownAfter(transaction, removed);
    });
    await removeStrayFiles();
  }

  async function removeStrayFiles(): Promise<void> {
    // Listed before the rows are read, so that files received in the meantime are not among them.
    const files = readdirSync(folder).filter((file) => isUuid(file) && !quota.isReceiving(file));
    const open = await database.select({ id: uploads.id }).from(uploads).where(ne(uploads.state, 'done'));
    const expected = new Set(open.map(({ id }) => id));
    for (const file of files) if (!expected.has(file)) remove(file);
  }

  /**
   * Marks the run of a killed process as failed. The import starts again as a new run, which leaves the rows that the first one
   * wrote unchanged.
   */
  async function endRun(runId: string, duplicates: Duplicates | undefined): Promise<void> {
    const failure = 'The suite stopped during the import; it was started again.';
    await database.transaction(async (transaction) => {
      const open = await resumeRun(transaction, runId, []);
      if (open) await failRun(transaction, { ...open.run, duplicates }, failure, new Date(clock()));
      await forgetStaged(transaction, runId);
    });
  }

  /** Reads files for people who wait, one after the other, so that many requests need the memory of one. */
  let reading: Promise<unknown> = Promise.resolve();
  function oneByOne<Result>(read: () => Promise<Result>): Promise<Result> {
    const result = reading.then(read);
    reading = result.catch(() => undefined);
    return result;
  }

  const enqueueFor =
    (job: typeof examination) =>
    (transaction: Database, { id, companyId }: Pick<Row, 'id' | 'companyId'>): Promise<void> =>
      enqueue(transaction, job, { uploadId: id }, { companyId, key: id });

  return {
    jobs: [examination, importing, importingKnown] as unknown as Job[],
    expectNoMore,
    startKnownAfter,
    /** Both jobs start after the transaction is committed. */
    examine: enqueueFor(examination),
    importUpload: enqueueFor(importing),
    pathOf,
    remove,
    quota,
    removeUnused,
    removeStrayFiles,
    oneByOne,
  };
}
