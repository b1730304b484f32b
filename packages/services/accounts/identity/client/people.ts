import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead, useRevalidate } from '@suite/api/use-read';
import { Status, shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/people';

export type PeopleQuery = RequestOf<typeof endpoints.getPeople>['query'];

/** A page of the company's people; `total` counts all that were found. */
export const getPeople = (client: ApiClient, query: PeopleQuery) => client.call(endpoints.getPeople, { query });

/** `undefined` holds the read back. */
export const usePeople = (query: PeopleQuery | undefined) => useRead(getPeople, 'people', query && [query]);

/** A person with each app, whether it is open to them and why. @throws SuiteError `not_found`, told by the page. */
export const getPerson = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPerson, { params: { userId }, handleLocally: [Status.NotFound] });

export const usePerson = (userId: string) => useRead(getPerson, 'person', [userId]);

export type PersonChange = RequestOf<typeof endpoints.putPerson>['body'];

/**
 * Changes role, status, groups or settings of apps.
 * @throws SuiteError `changed_meanwhile`, `last_administrator`, `not_found`, told by the page.
 */
export const putPerson = (client: ApiClient, userId: string, body: PersonChange) =>
  client.call(endpoints.putPerson, { params: { userId }, body, handleLocally: [Status.NotFound, Status.Conflict] });

/**
 * Removes a person's authenticator, recovery codes and passkeys and signs them out. The caller tells every failure itself.
 * @throws SuiteError `account_exists` when they belong to another firm, too
 */
export const resetSignIn = (client: ApiClient, userId: string) =>
  client.call(endpoints.resetSignIn, { params: { userId }, handleLocally: shownByPage });

/** The person as the firm sees them. @throws SuiteError `not_found` before there is a firm */
export const getOwnMembership = (client: ApiClient) => client.call(endpoints.getOwnMembership, { handleLocally: shownByPage });

export const useOwnMembership = () => useRead(getOwnMembership, 'own-membership', []);

type Read = 'people' | 'person' | 'groups' | 'invitations' | 'requests' | 'audit';

/** Reads again, after a write, what it may have changed. */
export const useAccessChanged: () => (...reads: Read[]) => Promise<unknown> = useRevalidate;
