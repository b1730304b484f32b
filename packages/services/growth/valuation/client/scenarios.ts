import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/scenarios';

const handleLocally = shownByPage;

const getScenarios = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.getScenarios, { params: { subjectId }, handleLocally });

export const useScenarios = (subjectId: string) => useRead(getScenarios, 'exit-scenarios', [subjectId]);

export const putScenario = (client: ApiClient, subjectId: string, body: RequestOf<typeof endpoints.putScenario>['body']) =>
  client.call(endpoints.putScenario, { params: { subjectId }, body, handleLocally });

export const putDeal = (client: ApiClient, subjectId: string, body: RequestOf<typeof endpoints.putDeal>['body']) =>
  client.call(endpoints.putDeal, { params: { subjectId }, body, handleLocally });
