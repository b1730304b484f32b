import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@suite/contract/day';
import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { innermost } from '@suite/kernel/errors/innermost';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Kernel } from '@suite/kernel/http/kernel';
import { AttemptsExhausted, counted, forgetAttempts, noteProgress } from '@suite/kernel/jobs/attempts';
import { createTurns } from '@suite/kernel/jobs/turns';
import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { FileUnreadable } from '../import/csv/file-unreadable';
import { failureOf } from '../import/failure-of';
import { currencyOfFirm, importFile } from '../import/file/import-file';
import { forgetStaged } from '../import/file/staged-rows';
import { ABANDONED_MS } from '../import/import-run';
import { examineInSandbox, ReadingStopped } from '../import/sandbox/sandbox';
import type { Progress } from '../import/table/examine-table';
import { importRuns, importSightings } from '../schema/import';
import { createQuota } from './quota';
import { uploads } from './schema';

interface Options {
  database: Database;
  facts: Facts;
  /** Holds the files that are uploaded. */
  folder: string;
  /** Nobody else uses the database: every upload is this platform's. */
  isAlone: boolean;
  clock: () => number;
  logger: Logger;
}

export type UploadWork = ReturnType<typeof createUploadWork>;

/** What the routes of uploads stand on. */
export interface Uploads extends Kernel {
  uploadWork: UploadWork;
  /** Bytes of an uploaded file. */
  uploadLimit: number;
}

/** Milliseconds between two notes of how far an examination is. */
const NOTE_EVERY = 500;

/** Files that are examined, and imported, at a time: each has a process that reads it. */
const EXAMINED_AT_ONCE = 2;
const IMPORTED_AT_ONCE = 4;

/** Milliseconds after which an upload that nobody imported is removed. */
const EXPIRES_AFTER = 7 * 24 * 3_600_000;

const jobOf = (id: string) => `upload ${id}`;

/** What is done with uploaded files beside the calls: their examination and their import. */
export function createUploadWork({ database, facts, folder, isAlone, clock, logger }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id);
  const remove = (id: string) => rmSync(pathOf(id), { force: true });
  const find = async (id: string) => (await database.select().from(uploads).where(eq(uploads.id, id)))[0];
  const set = (id: string, values: Partial<typeof uploads.$inferInsert>) =>
    database.update(uploads).set(values).where(eq(uploads.id, id));

  const quota = createQuota(database);
  const examining = createTurns(EXAMINED_AT_ONCE);
  const importing = createTurns(IMPORTED_AT_ONCE);

  /** Records why a job failed, unless the platform is stopping: then its next start takes the job up again. */
  async function guarded(id: string, doing: string, run: () => Promise<void>): Promise<void> {
    const job = jobOf(id);
    try {
      const attempt = () => counted({ database, clock, job, doing }, run);
      // A process that was stopped just before the platform hears that it is to stop; once more when it is not.
      await attempt().catch((error: unknown) => {
        if (error instanceof ReadingStopped && !signal.aborted) return attempt();
        throw error;
      });
    } catch (error) {
      if (signal.aborted) return;
      // Not the error itself: drizzle's holds the rows.
      if (!(error instanceof Failure)) logger.error('an upload failed', innermost(error).stack);
      if (error instanceof AttemptsExhausted) logger.error('an upload is given up', id, error.message);
      const advice = error instanceof AttemptsExhausted ? ' It is not tried again; split the file, or save it as CSV.' : '';
      await set(id, { state: 'failed', failure: failureOf(error) + advice });
      // A file that could not be examined is of no more use: it can be neither imported nor examined again.
      const isHopeless = error instanceof FileUnreadable || error instanceof AttemptsExhausted;
      if (isHopeless && !(await find(id))?.examination) remove(id);
      if (error instanceof AttemptsExhausted) await forgetAttempts(database, job);
    }
  }

  const examine = (id: string) => examining.last(() => examineNow(id));
  const importUpload = (id: string) => importing.last(() => importNow(id));

  async function examineNow(id: string): Promise<void> {
    const upload = signal.aborted ? undefined : await find(id);
    if (upload?.state !== 'examining') return;
    await guarded(id, 'read this file', async () => {
      let notedAt = clock();
      const examining = {
        path: pathOf(id),
        name: upload.fileName,
        today: dayOf(clock()),
        currency: await currencyOfFirm(database, upload.companyId),
      };
      const onProgress = async ({ rows, bytes }: Progress) => {
        if (clock() - notedAt < NOTE_EVERY) return;
        notedAt = clock();
        await set(id, { rowsRead: rows, bytesRead: bytes });
      };
      const examination = await examineInSandbox(examining, { signal, onProgress });
      await set(id, { state: 'waiting', examination, rowsRead: examination.guess.rows, bytesRead: upload.bytes });
    });
  }

  async function importNow(id: string): Promise<void> {
    const upload = signal.aborted ? undefined : await find(id);
    if (upload?.state !== 'importing' || !upload.examination || !upload.confirmation) return;
    const { companyId, fileName, examination, confirmation } = upload;
    await guarded(id, 'imported this file', async () => {
      await importFile({
        database,
        facts,
        companyId,
        path: pathOf(id),
        fileName,
        examination,
        confirmation,
        clock,
        signal,
        onStart: async (runId) => void (await set(id, { runId })),
        onProgress: async (transaction, { rows, bytes }) => {
          await transaction.update(uploads).set({ rowsRead: rows, bytesRead: bytes }).where(eq(uploads.id, id));
          await noteProgress(transaction, jobOf(id), rows);
        },
      });
      await set(id, { state: 'done' });
      remove(id);
    });
  }

  /**
   * Removes uploads that nobody imported in time, and files that belong to no upload that is still open. Not for the
   * start of a machine, whose clock may be wrong until the network corrects it.
   */
  async function removeUnused(): Promise<void> {
    const before = new Date(clock() - EXPIRES_AFTER);
    await database.delete(uploads).where(and(inArray(uploads.state, ['waiting', 'failed']), lt(uploads.createdAt, before)));
    await removeStrayFiles();
  }

  async function removeStrayFiles(): Promise<void> {
    // Looked up before the rows are: a file that is received meanwhile is not among them.
    const files = readdirSync(folder).filter((file) => isUuid(file) && !quota.isReceiving(file));
    const open = await database.select({ id: uploads.id }).from(uploads).where(ne(uploads.state, 'done'));
    const wanted = new Set(open.map(({ id }) => id));
    for (const file of files) if (!wanted.has(file)) remove(file);
  }

  /** Takes up what the last end of the platform broke off, and removes what nobody will ask for. */
  async function resume(): Promise<void> {
    await removeStrayFiles();
    const { startedAt } = importRuns;
    const open = await database
      .select({ id: uploads.id, state: uploads.state, runId: uploads.runId, createdAt: uploads.createdAt, startedAt })
      .from(uploads)
      .leftJoin(importRuns, eq(importRuns.id, uploads.runId))
      .where(inArray(uploads.state, ['examining', 'importing']))
      .orderBy(asc(uploads.createdAt));
    for (const { id, state, runId, createdAt, startedAt } of open) {
      if (signal.aborted) return;
      const isHere = statSync(pathOf(id), { throwIfNoEntry: false }) !== undefined;
      // Of several platforms on one database each works on the files of its own folder.
      if (!isHere && !isAlone && clock() - (startedAt ?? createdAt).getTime() < ABANDONED_MS) continue;
      if (runId) await endRun(runId);
      if (!isHere) {
        await set(id, { state: 'failed', failure: 'The file is no longer there: upload it again.' });
      } else await (state === 'examining' ? examine(id) : importUpload(id));
    }
  }

  /** A run whose process was killed says so; the import is begun again as another, which changes nothing of what it did. */
  async function endRun(runId: string): Promise<void> {
    const failure = 'The suite ended before the import did; it was begun again.';
    const unfinished = and(eq(importRuns.id, runId), isNull(importRuns.finishedAt));
    await database
      .update(importRuns)
      .set({ finishedAt: new Date(clock()), failure })
      .where(unfinished);
    await database.delete(importSightings).where(eq(importSightings.runId, runId));
    await forgetStaged(database, runId);
  }

  return {
    pathOf,
    remove,
    quota,
    examine,
    importUpload,
    removeUnused,
    resume,
    stop: () => stopping.abort(new Failure('The suite was stopped.')),
  };
}
