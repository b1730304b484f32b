import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/imports';

/** Returns a page of import runs; `total` counts all matches. */
export const getImports = (client: ApiClient, query: RequestOf<typeof endpoints.getImports>['query']) =>
  client.call(endpoints.getImports, { query, handleLocally: shownByPage });

/** Milliseconds between two polls of an import's progress. */
const LOOK_EVERY = 2000;

/** Polls while one of the imports is running. */
export const useImports = (query: RequestOf<typeof endpoints.getImports>['query']) =>
  useRead(getImports, 'imports', [query], {
    readAgain: ({ runs }) => (runs.some(({ finishedAt }) => finishedAt === null) ? LOOK_EVERY : 0),
  });

/** @throws SuiteError `not_found` */
const getImport = (client: ApiClient, runId: string) =>
  client.call(endpoints.getImport, { params: { runId }, handleLocally: shownByPage }).then(({ data }) => data);

/** Polls while the import is running. */
export const useImport = (runId: string) =>
  useRead(getImport, 'import', runId ? [runId] : undefined, {
    readAgain: ({ finishedAt }) => (finishedAt === null ? LOOK_EVERY : 0),
  });

/** Undoes the import of a file. The caller shows failures. @throws SuiteError `import_not_undoable`, `forbidden` */
export const undoImport = (client: ApiClient, runId: string) =>
  client.call(endpoints.undoImport, { params: { runId }, handleLocally: shownByPage }).then(({ data }) => data);

/** Imports corrected rows that were rejected, and returns their new upload. The caller shows failures. */
export const retryRejectedRows = (
  client: ApiClient,
  runId: string,
  rows: RequestOf<typeof endpoints.retryRejectedRows>['body']['rows'],
) =>
  client
    .call(endpoints.retryRejectedRows, { params: { runId }, body: { rows }, handleLocally: shownByPage })
    .then(({ data }) => data);

export type RejectedRowsQuery = RequestOf<typeof endpoints.getRejectedRows>['query'];

const getRejectedRows = (client: ApiClient, runId: string, query: RejectedRowsQuery) =>
  client.call(endpoints.getRejectedRows, { params: { runId }, query, handleLocally: shownByPage });

export const useRejectedRows = (runId: string, query: RejectedRowsQuery) =>
  useRead(getRejectedRows, 'rejected-rows', [runId, query]);

/** Returns all rejected rows of an import as CSV. The caller shows failures. */
export const getRejectedRowsFile = (client: ApiClient, runId: string) =>
  client.call(endpoints.getRejectedRowsFile, { params: { runId }, handleLocally: shownByPage });
