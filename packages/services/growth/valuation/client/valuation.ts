import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/valuation';

const handleLocally = shownByPage;

const getValuation = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.getValuation, { params: { subjectId }, handleLocally });

/** Returns the valuation of a subject; the firm itself is `own`. */
export const useValuation = (subjectId: string) => useRead(getValuation, 'exit-valuation', [subjectId]);

const getValuations = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.getValuations, { params: { subjectId }, handleLocally });

export const useVersions = (subjectId: string) => useRead(getValuations, 'exit-versions', [subjectId]);

export const putFigures = (client: ApiClient, subjectId: string, body: RequestOf<typeof endpoints.putFigures>['body']) =>
  client.call(endpoints.putFigures, { params: { subjectId }, body, handleLocally });

export const putValuationSettings = (
  client: ApiClient,
  subjectId: string,
  body: RequestOf<typeof endpoints.putValuationSettings>['body'],
) => client.call(endpoints.putValuationSettings, { params: { subjectId }, body, handleLocally });

export const keepValuation = (client: ApiClient, subjectId: string, note: string) =>
  client.call(endpoints.keepValuation, { params: { subjectId }, body: { note }, handleLocally });

export const getValuationReport = (client: ApiClient, subjectId: string, number: string) =>
  client.call(endpoints.getValuationReport, { params: { subjectId, number }, handleLocally });
