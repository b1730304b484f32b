import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray } from 'drizzle-orm';
import { retryRejectedRows } from '../contract/imports';
import type { Examination } from '../import/table/examine-table';
import { laidDownRow } from '../import/table/laid-down-rows';
import type { TableRow } from '../import/table/table-row';
import { refuseBesideSample } from '../records/refuse-beside-sample';
import { importRejections, importRuns, type StoredRow } from '../schema/import';
import { uploadOf } from './mount-uploads';
import { uploads } from './schema';
import type { Uploads } from './upload-jobs';

/** Imports rejected rows that a person has corrected, as an upload of their own that is read like the original file. */
export function mountRetries(app: App, service: Uploads): void {
  const { uploadJobs } = service;

  route(
    app,
    service,
    retryRejectedRows,
    { summary: 'Import rejected rows of a file as a person has corrected them' },
    async ({ input, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { upload, examination, confirmation } = await fileOf(database, companyId, input.params.runId);
      const rows = await correctedRows(database, input.params.runId, input.body.rows, examination.guess.columns.length);
      await refuseBesideSample(database, companyId);
      const id = randomUUID();
      const content = rows.map(laidDownRow).join('');
      await uploadJobs.quota.reserve(database, companyId, id, Buffer.byteLength(content));
      try {
        await writeFile(uploadJobs.pathOf(id), content, { mode: 0o600 });
        const values = {
          id,
          companyId,
          fileName: upload.fileName,
          bytes: Buffer.byteLength(content),
          createdAt: new Date(clock()),
        };
        const confirmed = { confirmation, confirmedBy: author.userId, examination: ofRows(examination, rows.length) };
        const [row] = await database
          .insert(uploads)
          .values({ ...values, ...confirmed, state: 'importing' })
          .returning();
        if (!row) throw new Error('the upload was not written');
        const changes = [{ what: 'rows', from: null, to: String(rows.length) }];
        await writeAudit(database, author, [{ action: 'upload.corrected', subject: upload.fileName, changes }], clock());
        await uploadJobs.importUpload(database, row);
        return { data: uploadOf(row) };
      } catch (error) {
        uploadJobs.remove(id);
        throw error;
      } finally {
        uploadJobs.quota.release(id);
      }
    },
  );
}

/** Returns the upload of a run with its examination and confirmation. */
async function fileOf(database: Database, companyId: string, runId: string) {
  const mine = and(eq(importRuns.id, runId), eq(importRuns.companyId, companyId));
  const [found] = isUuid(runId)
    ? await database
        .select({ upload: uploads, undoneAt: importRuns.undoneAt })
        .from(importRuns)
        .innerJoin(uploads, eq(uploads.runId, importRuns.id))
        .where(mine)
    : [];
  const { examination, confirmation, state } = found?.upload ?? {};
  if (!found || !examination || !confirmation) throw new SuiteError('not_found', 'There is no such import of a file.');
  if (state !== 'done' || found.undoneAt)
    throw new SuiteError('upload_not_waiting', 'The file is not in the ledger: import it again, then correct its rows.');
  return { upload: found.upload, examination, confirmation };
}

interface Corrected {
  id: number;
  cells: readonly string[];
}

/** Returns the corrected rows, in the order of the file. */
async function correctedRows(
  database: Database,
  runId: string,
  corrected: readonly Corrected[],
  width: number,
): Promise<TableRow[]> {
  const cellsOf = new Map(corrected.map(({ id, cells }) => [id, cells]));
  const rejections = await database
    .select()
    .from(importRejections)
    .where(and(eq(importRejections.runId, runId), inArray(importRejections.id, [...cellsOf.keys()])))
    .orderBy(importRejections.id);
  const rows = rejections.flatMap(({ id, line, row }) => {
    const cells = cellsOf.get(id);
    return row && cells?.length === width ? [rowOf(line, row, cells)] : [];
  });
  if (rows.length === cellsOf.size) return rows;
  throw new InvalidRequestError('Some of these rows cannot be corrected here: correct them in the file and upload it again.');
}

/** Cells that a person has edited are text, even if they were numbers before. */
function rowOf(line: number, { cells: before, numbers = [] }: StoredRow, cells: readonly string[]): TableRow {
  return { line, cells: [...cells], numbers: numbers.filter((place) => before[place] === cells[place]) };
}

/** Returns how the rows are read: like those of their file, and with nothing around them. */
const ofRows = ({ guess }: Examination, rows: number): Examination => ({
  format: { kind: 'laid-down' },
  headerLine: 0,
  layout: { width: guess.columns.length, header: [], isSheet: true, hasGroups: false, isNested: false },
  guess: { ...guess, rows },
});
