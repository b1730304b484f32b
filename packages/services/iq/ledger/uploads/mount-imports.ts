import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { getImportChanges } from '../contract/import-changes';
import { getImport, getImports, getRejectedRows, getRejectedRowsFile, type ImportRun, undoImport } from '../contract/imports';
import { forgetHeader } from '../import/known-headers';
import { rejectedRowsCsv } from '../import/rejected-rows-csv';
import { undoImport as undo } from '../import/undo/undo-import';
import { importCounts, importRuns } from '../schema/import';
import { findImports } from './find-imports';
import { findRejectedRows } from './find-rejected-rows';

/** The import runs of the company, for all sources. */
export function mountImports(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getImports,
    { summary: 'Every import run of the company with its counts, the latest first' },
    async ({ input: { query }, caller, database }) => {
      const { ids, total } = await findImports(database, inCompany(caller).companyId, query);
      const rows = await database.select().from(importRuns).where(inArray(importRuns.id, ids));
      const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
      return { runs: await withCounts(database, inOrder, caller), total };
    },
  );

  route(app, kernel, getImport, { summary: 'One import run' }, async ({ input, caller, database }) => {
    const row = await find(database, inCompany(caller).companyId, input.params.runId);
    return { data: await importRunOf(database, row, caller) };
  });

  route(
    app,
    kernel,
    getImportChanges,
    { summary: 'What an import changed: documents by what happened to them, and those that changed most' },
    async ({ input, caller, database }) => {
      const { changes } = await find(database, inCompany(caller).companyId, input.params.runId);
      return { data: changes };
    },
  );

  route(
    app,
    kernel,
    undoImport,
    { summary: 'Undo the import of a file; the ledger is as it was before, and metrics are recalculated' },
    async ({ input, caller, database, clock }) => {
      const author = inCompany(caller);
      const row = await find(database, author.companyId, input.params.runId);
      if (!isTheirs(row, caller))
        throw new SuiteError('forbidden', 'Only the person who imported the file and administrators can undo its import.');
      await undo(database, kernel.facts, row, new Date(clock()));
      await forgetHeader(database, row.id);
      await writeAudit(database, author, [{ action: 'import.undone', subject: row.fileName ?? row.source }], clock());
      return { data: await importRunOf(database, await find(database, author.companyId, row.id), caller) };
    },
  );

  route(
    app,
    kernel,
    getRejectedRows,
    { summary: 'The rows that a run could not import: line, column and reason' },
    async ({ input: { params, query }, caller, database }) => {
      const { id } = await find(database, inCompany(caller).companyId, params.runId);
      return findRejectedRows(database, id, query);
    },
  );

  route(
    app,
    kernel,
    getRejectedRowsFile,
    { summary: 'The rows that a run could not import, as a CSV file' },
    async ({ input, caller, database }) => {
      const { id } = await find(database, inCompany(caller).companyId, input.params.runId);
      return new Response(rejectedRowsCsv(database, id), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="rejected-rows.csv"' },
      });
    },
  );
}

type Row = typeof importRuns.$inferSelect;

const isTheirs = ({ startedBy }: Row, { userId, rights }: Caller) =>
  rights.includes('admin') || (startedBy === userId && rights.includes('change'));

async function importRunOf(database: Database, row: Row, caller: Caller): Promise<ImportRun> {
  const [run] = await withCounts(database, [row], caller);
  return run as ImportRun;
}

async function find(database: Database, companyId: string, id: string): Promise<Row> {
  const mine = and(eq(importRuns.id, id), eq(importRuns.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(importRuns).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such import.');
  return row;
}

async function withCounts(database: Database, rows: readonly Row[], caller: Caller): Promise<ImportRun[]> {
  const ids = rows.map(({ id }) => id);
  const counts = ids.length
    ? await database.select().from(importCounts).where(inArray(importCounts.runId, ids)).orderBy(asc(importCounts.place))
    : [];
  return rows.map((row) => {
    const { id, source, fileName, startedAt, finishedAt, failure, notices, undoneAt, before, undoEffects } = row;
    return {
      id,
      source,
      fileName,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      milliseconds: finishedAt && finishedAt.getTime() - startedAt.getTime(),
      failure,
      counts: counts
        .filter(({ runId }) => runId === id)
        .map(({ kind, read, imported, skipped, skips, rejected }) => ({ kind, read, imported, skipped, skips, rejected })),
      notices,
      ...(undoneAt && { undoneAt: undoneAt.toISOString() }),
      mayUndo: finishedAt !== null && before !== null && isTheirs(row, caller),
      ...(undoEffects && { undoEffects }),
    };
  });
}
