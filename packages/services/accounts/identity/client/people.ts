import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead, useRevalidate } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/people';

export type PeopleQuery = RequestOf<typeof endpoints.getPeople>['query'];

/** Returns a page of the company's people; `total` counts all matches. */
export const getPeople = (client: ApiClient, query: PeopleQuery) => client.call(endpoints.getPeople, { query });

/** `undefined` defers the request. */
export const usePeople = (query: PeopleQuery | undefined) => useRead(getPeople, 'people', query && [query]);

/** Returns a person with each app, whether it is open to them and why. @throws SuiteError `not_found`, shown by the page. */
export const getPerson = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPerson, { params: { userId }, handleLocally: [Status.NotFound] });

export const usePerson = (userId: string) => useRead(getPerson, 'person', [userId]);

export type PersonChange = RequestOf<typeof endpoints.putPerson>['body'];

/**
 * Changes a person's role, status, groups or app settings.
 * @throws SuiteError `changed_meanwhile`, `last_administrator`, `not_found`, shown by the page.
 */
export const putPerson = (client: ApiClient, userId: string, body: PersonChange) =>
  client.call(endpoints.putPerson, { params: { userId }, body, handleLocally: [Status.NotFound, Status.Conflict] });

/**
 * Removes a person's authenticator, recovery codes and passkeys and signs them out. The caller shows every failure.
 * @throws SuiteError `account_exists` when they also belong to another firm
 */
export const resetSignIn = (client: ApiClient, userId: string) =>
  client.call(endpoints.resetSignIn, { params: { userId }, handleLocally: shownByPage });

/** Returns the caller's membership in the firm. @throws SuiteError `not_found` before there is a firm */
export const getOwnMembership = (client: ApiClient) => client.call(endpoints.getOwnMembership, { handleLocally: shownByPage });

export const useOwnMembership = () => useRead(getOwnMembership, 'own-membership', []);

type Read = 'people' | 'person' | 'groups' | 'invitations' | 'requests' | 'audit';

/** Reloads data that a write may have changed. */
export const useAccessChanged: () => (...reads: Read[]) => Promise<unknown> = useRevalidate;
