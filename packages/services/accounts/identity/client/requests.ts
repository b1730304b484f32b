import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/requests';

/** A page of the requests for access: open ones the oldest first, decided ones the latest first. */
export const getRequests = (client: ApiClient, query: RequestOf<typeof endpoints.getRequests>['query']) =>
  client.call(endpoints.getRequests, { query });

export const useRequests = (query: RequestOf<typeof endpoints.getRequests>['query']) => useRead(getRequests, 'requests', [query]);

const getWaitingRequests = (client: ApiClient) =>
  client
    .call(endpoints.getRequests, { query: { state: 'open', limit: '1' }, handleLocally: shownByPage })
    .then(({ total }) => total);

/** How many requests for access wait for an administrator; nobody else is answered. */
export const useWaitingRequests = (isAdministrator: boolean) =>
  useRead(getWaitingRequests, 'waiting-requests', isAdministrator ? [] : undefined);

const getOwnRequests = (client: ApiClient) => client.call(endpoints.getOwnRequests, { handleLocally: shownByPage });

/** The person's own requests for apps, the latest first; none are read before there is a company. */
export const useOwnRequests = (companyId: string) => useRead(getOwnRequests, 'own-requests', companyId ? [] : undefined);

const getOwnClosing = (client: ApiClient, app: string) =>
  client.call(endpoints.getOwnClosing, { params: { app }, handleLocally: shownByPage });

/** Who closed an app to the person, and when; null when nobody knows. None is read before there is a company. */
export const useOwnClosing = (companyId: string, app: string) =>
  useRead(getOwnClosing, 'own-closing', companyId ? [app] : undefined);

/**
 * Asks for an app; again while the first request is open, it changes the reason. The form tells every failure itself.
 * @throws SuiteError `already_open` when the app is open to the person by now.
 */
export const createRequest = (client: ApiClient, body: RequestOf<typeof endpoints.createRequest>['body']) =>
  client.call(endpoints.createRequest, { body, handleLocally: shownByPage });

/** Granting opens the app to the person. @throws SuiteError `already_decided`, `not_found`, told by the caller. */
export const decideRequest = (client: ApiClient, requestId: string, body: RequestOf<typeof endpoints.decideRequest>['body']) =>
  client.call(endpoints.decideRequest, { params: { requestId }, body, handleLocally: [Status.NotFound, Status.Conflict] });
