import type { ApiClient } from '@suite/api/client';
import type { RequestOf, ResponseOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/imports';

/** Milliseconds between two polls of an import's progress. */
const LOOK_EVERY = 2000;

/** Returns the milliseconds until a list of imports is read again; 0 when none is running. */
export const whileImporting = ({ runs }: ResponseOf<typeof endpoints.getImports>) =>
  runs.some(({ finishedAt }) => finishedAt === null) ? LOOK_EVERY : 0;

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
