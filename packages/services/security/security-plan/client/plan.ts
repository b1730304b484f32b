import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/plan';

const handleLocally = shownByPage;

const getPlan = (client: ApiClient) => client.call(endpoints.getPlan, { handleLocally });

export const usePlan = () => useRead(getPlan, 'wisp-plan', []);

const getOwnPlan = (client: ApiClient) => client.call(endpoints.getOwnPlan, { handleLocally });

/** Reads the part of the plan that concerns the person. */
export const useOwnPlan = () => useRead(getOwnPlan, 'wisp-own', []);

const getSection = (client: ApiClient, key: string) => client.call(endpoints.getSection, { params: { key }, handleLocally });

export const useSection = (key: string) => useRead(getSection, 'wisp-section', [key]);

export const startPlan = (client: ApiClient, body: RequestOf<typeof endpoints.startPlan>['body']) =>
  client.call(endpoints.startPlan, { body, handleLocally });

export const putAnswers = (client: ApiClient, body: RequestOf<typeof endpoints.putAnswers>['body']) =>
  client.call(endpoints.putAnswers, { body, handleLocally });

export const putSection = (client: ApiClient, key: string, body: RequestOf<typeof endpoints.putSection>['body']) =>
  client.call(endpoints.putSection, { params: { key }, body, handleLocally });
