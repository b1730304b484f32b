import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/requests';

/** Returns a page of access requests: open ones oldest first, decided ones latest first. */
export const getRequests = (client: ApiClient, query: RequestOf<typeof endpoints.getRequests>['query']) =>
  client.call(endpoints.getRequests, { query });

export const useRequests = (query: RequestOf<typeof endpoints.getRequests>['query']) => useRead(getRequests, 'requests', [query]);

const getWaitingRequests = (client: ApiClient) =>
  client
    .call(endpoints.getRequests, { query: { state: 'open', limit: '1' }, handleLocally: shownByPage })
    .then(({ total }) => total);

/** Returns the number of access requests that wait for an administrator; only administrators can read it. */
export const useWaitingRequests = (isAdministrator: boolean) =>
  useRead(getWaitingRequests, 'waiting-requests', isAdministrator ? [] : undefined);

const getOwnRequests = (client: ApiClient) => client.call(endpoints.getOwnRequests, { handleLocally: shownByPage });

/** Returns the person's own requests for apps, latest first; does not request anything before there is a company. */
export const useOwnRequests = (companyId: string) => useRead(getOwnRequests, 'own-requests', companyId ? [] : undefined);

const getOwnClosing = (client: ApiClient, app: string) =>
  client.call(endpoints.getOwnClosing, { params: { app }, handleLocally: shownByPage });

/** Returns who closed an app to the person, and when; null when unknown. Does not request anything before there is a company. */
export const useOwnClosing = (companyId: string, app: string) =>
  useRead(getOwnClosing, 'own-closing', companyId ? [app] : undefined);

/**
 * Requests access to an app; while a request is open, changes its reason instead. The form shows every failure.
 * @throws SuiteError `already_open` when the person can already use the app.
 */
export const createRequest = (client: ApiClient, body: RequestOf<typeof endpoints.createRequest>['body']) =>
  client.call(endpoints.createRequest, { body, handleLocally: shownByPage });

/**
 * Grants or refuses a request; granting opens the app to the person. @throws SuiteError `already_decided`, `not_found`, shown by
 * the caller.
 */
export const decideRequest = (client: ApiClient, requestId: string, body: RequestOf<typeof endpoints.decideRequest>['body']) =>
  client.call(endpoints.decideRequest, { params: { requestId }, body, handleLocally: [Status.NotFound, Status.Conflict] });
