import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/versions';

const handleLocally = shownByPage;

const getVersions = (client: ApiClient) => client.call(endpoints.getVersions, { handleLocally });

export const useVersions = () => useRead(getVersions, 'wisp-versions', []);

const getDifference = (client: ApiClient, number: string) =>
  client.call(endpoints.getDifference, { params: { number }, handleLocally });

/** Reads what a version, or `draft`, changed. */
export const useDifference = (number: string) => useRead(getDifference, 'wisp-difference', [number]);

export const approvePlan = (client: ApiClient, body: RequestOf<typeof endpoints.approvePlan>['body']) =>
  client.call(endpoints.approvePlan, { body, handleLocally });

/** @param number of a version, or `draft` */
export const getPlanPdf = (client: ApiClient, number: string) =>
  client.call(endpoints.getPlanPdf, { params: { number }, handleLocally });

export const getPlanDocx = (client: ApiClient, number: string) =>
  client.call(endpoints.getPlanDocx, { params: { number }, handleLocally });

export const acknowledge = (client: ApiClient, number: number) =>
  client.call(endpoints.acknowledge, { body: { number }, handleLocally });

type Query = RequestOf<typeof endpoints.getAcknowledgements>['query'];

export const getAcknowledgements = (client: ApiClient, query: Query) =>
  client.call(endpoints.getAcknowledgements, { query, handleLocally });

export const useAcknowledgements = (query: Query) => useRead(getAcknowledgements, 'wisp-acknowledgements', [query]);

export const remindPeople = (client: ApiClient) => client.call(endpoints.remindPeople, { handleLocally });
