import { randomUUID } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isoDayOf } from '@suite/values/day-number';
import { isDay } from '@suite/values/iso-day';
import { and, desc, eq } from 'drizzle-orm';
import {
  compareChoices,
  deleteUpload,
  examineUpload,
  getUpload,
  getUploads,
  importUpload,
  startUpload,
  type Upload,
} from '../contract/uploads';
import { firmOfCompany } from '../firms/firms';
import { choiceResults } from '../import/file/choice-results';
import { currencyOfFirm } from '../import/file/import-file';
import { refuseBesideSample } from '../records/refuse-beside-sample';
import { problemsOf } from '../table-file/problems';
import { importedEntry } from './imported-entry';
import { receiveFile } from './receive-file';
import { uploads } from './schema';
import type { Uploads } from './upload-jobs';

type Row = typeof uploads.$inferSelect;

/** Files that people upload into the ledger: received, examined, confirmed, imported. */
export function mountUploads(app: App, service: Uploads): void {
  const { uploadJobs, uploadLimit } = service;

  route(
    app,
    service,
    startUpload,
    { summary: 'Start an upload; the body is the file, which is then examined' },
    async ({ input, caller, database, clock, context }) => {
      const { companyId, userId } = inCompany(caller);
      if (!(await firmOfCompany(database, companyId)))
        throw new InvalidRequestError('Set up the firm in IQ first, then upload its files.');
      await refuseBesideSample(database, companyId);
      const id = randomUUID();
      const { raw } = context.req;
      const header = context.req.header('Content-Length');
      const announced = header === undefined ? undefined : Number(header);
      await uploadJobs.quota.reserve(database, companyId, id, Math.min(announced ?? uploadLimit, uploadLimit));
      try {
        const bytes = await receiveFile(raw.body as ReadableStream | null, uploadJobs.pathOf(id), uploadLimit, announced);
        const createdAt = new Date(clock());
        const { fileName, more } = input.query;
        const moreFollow = more !== undefined;
        return await database.transaction(async (transaction) => {
          if (!moreFollow) await uploadJobs.expectNoMore(transaction, companyId, userId);
          const [row] = await transaction
            .insert(uploads)
            .values({ id, companyId, fileName, bytes, state: 'examining', uploadedBy: userId, moreFollow, createdAt })
            .returning();
          if (!row) throw new Error('the upload was not written');
          await uploadJobs.examine(transaction, row);
          return { data: uploadOf(row) };
        });
      } catch (error) {
        uploadJobs.remove(id);
        throw error;
      } finally {
        uploadJobs.quota.release(id);
      }
    },
  );

  route(
    app,
    service,
    getUploads,
    { summary: "The company's uploads, the latest first" },
    async ({ input: { query }, caller, database }) => {
      const mine = eq(uploads.companyId, inCompany(caller).companyId);
      const total = await database.$count(uploads, mine);
      const rows = await database
        .select()
        .from(uploads)
        .where(mine)
        .orderBy(desc(uploads.createdAt), desc(uploads.id))
        .limit(query.limit)
        .offset(query.offset);
      return { uploads: rows.map(uploadOf), total };
    },
  );

  route(
    app,
    service,
    getUpload,
    { summary: 'An upload: how far it is, and what its columns are guessed to be' },
    async ({ input, caller, database }) => ({
      data: uploadOf(await find(database, inCompany(caller).companyId, input.params.uploadId)),
    }),
  );

  route(
    app,
    service,
    importUpload,
    { summary: 'Confirm or correct the guess, and start the import' },
    async ({ input, caller, database, clock }) => {
      const author = inCompany(caller);
      const upload = await find(database, author.companyId, input.params.uploadId, true);
      const { id, state, fileName, examination } = upload;
      const isReady = state === 'waiting' || state === 'failed' || upload.waitsFor !== null;
      if (!isReady || !examination) throw new SuiteError('upload_not_waiting', notWaiting(state));
      const problems = problemsOf(input.body, examination.guess);
      if (problems.length) throw new InvalidRequestError(problems.join(' '));
      requirePast(input.body.asOf, clock());
      await refuseBesideSample(database, author.companyId);
      const [row] = await database
        .update(uploads)
        .set({
          ...{ state: 'importing', confirmation: input.body, confirmedBy: author.userId },
          ...{ failure: null, duplicates: null, readLike: null, waitsFor: null, rowsRead: 0, bytesRead: 0, runId: null },
        })
        .where(eq(uploads.id, id))
        .returning();
      if (!row) throw new Error('the upload was not written');
      await writeAudit(database, author, [importedEntry(fileName, input.body)], clock());
      await uploadJobs.importUpload(database, row);
      return { data: uploadOf(row) };
    },
  );

  route(
    app,
    service,
    compareChoices,
    { summary: 'What a file would give with each of several answers; nothing is imported' },
    async ({ input, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { id, state, fileName: name, examination } = await find(database, companyId, input.params.uploadId);
      const isReady = state === 'waiting' || state === 'failed';
      if (!isReady || !examination) throw new SuiteError('upload_not_waiting', notWaiting(state));
      const { confirmations } = input.body;
      if (confirmations.some(({ columns }) => columns.length !== examination.guess.columns.length))
        throw new InvalidRequestError(`The file has ${examination.guess.columns.length} columns: describe each of them.`);
      const home = await currencyOfFirm(database, companyId);
      const file = { path: uploadJobs.pathOf(id), name, examination, home };
      return { data: await uploadJobs.oneByOne(() => choiceResults(file, confirmations)) };
    },
  );

  route(
    app,
    service,
    examineUpload,
    { summary: 'Examine a text file again, in another encoding than the detected one' },
    async ({ input, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { id, state, examination } = await find(database, companyId, input.params.uploadId, true);
      const isReady = state === 'waiting' || state === 'failed';
      if (!isReady || !examination) throw new SuiteError('upload_not_waiting', notWaiting(state));
      if (!('encoding' in examination.format)) throw new InvalidRequestError('Only text files have an encoding.');
      const format = { ...examination.format, encoding: input.body.encoding };
      const [row] = await database
        .update(uploads)
        .set({ state: 'examining', examination: { ...examination, format }, failure: null, rowsRead: 0, bytesRead: 0 })
        .where(eq(uploads.id, id))
        .returning();
      if (!row) throw new Error('the upload was not written');
      await uploadJobs.examine(database, row);
      return { data: uploadOf(row) };
    },
  );

  route(
    app,
    service,
    deleteUpload,
    { summary: 'Drop an upload with its file; what it imported stays' },
    async ({ input, caller, database, clock, inBackground }) => {
      const author = inCompany(caller);
      const upload = await find(database, author.companyId, input.params.uploadId, true);
      const { id, state, fileName, waitsFor } = upload;
      if (state === 'examining' || (state === 'importing' && waitsFor === null))
        throw new SuiteError('upload_not_waiting', notWaiting(state));
      await database.delete(uploads).where(eq(uploads.id, id));
      await uploadJobs.startKnownAfter(database, upload);
      await writeAudit(database, author, [{ action: 'upload.deleted', subject: fileName }], clock());
      inBackground(async () => uploadJobs.remove(id));
      return undefined;
    },
  );
}

/** Metrics are as of the latest date of a file: with a future date, they would stay at it until that day. */
function requirePast(asOf: string, now: number): void {
  if (!isDay(asOf)) throw new InvalidRequestError(`${asOf} is not a day of the calendar.`);
  // In the person's time zone, the next day may have started.
  if (asOf > isoDayOf(Math.floor(now / MILLISECONDS_PER_DAY) + 1))
    throw new InvalidRequestError('The as-of date is in the future: choose today or an earlier day.');
}

const sentences: Record<Row['state'], string> = {
  examining: 'The file is being read; wait until it is.',
  importing: 'The file is being imported; wait until it is.',
  done: 'The file was imported already; upload it again to import it otherwise.',
  waiting: 'The file waits for what its columns are.',
  failed: 'The file cannot be read; upload another.',
};
const notWaiting = (state: Row['state']) => sentences[state];

async function find(database: Database, companyId: string, id: string, forChange = false): Promise<Row> {
  const query = database
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.companyId, companyId)));
  const [row] = isUuid(id) ? await (forChange ? query.for('update') : query) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such upload.');
  return row;
}

/** Returns an upload as the API shows it. */
export const uploadOf = ({
  id,
  fileName,
  bytes,
  state,
  failure,
  rowsRead,
  bytesRead,
  examination,
  confirmation,
  duplicates,
  readLike,
  waitsFor,
  runId,
  createdAt,
}: Row): Upload => ({
  id,
  fileName,
  bytes,
  state,
  failure,
  rowsRead,
  bytesRead,
  guess: examination?.guess ?? null,
  confirmation,
  duplicates,
  readLike,
  waitsFor,
  runId,
  createdAt: createdAt.toISOString(),
});
