import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/readiness';

const handleLocally = shownByPage;

const getReadiness = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.getReadiness, { params: { subjectId }, handleLocally });

export const useReadiness = (subjectId: string) => useRead(getReadiness, 'exit-readiness', [subjectId]);

export const answerReadiness = (
  client: ApiClient,
  subjectId: string,
  body: RequestOf<typeof endpoints.answerReadiness>['body'],
) => client.call(endpoints.answerReadiness, { params: { subjectId }, body, handleLocally });

export const scoreNow = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.scoreNow, { params: { subjectId }, handleLocally });
