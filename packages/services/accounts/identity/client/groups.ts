import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Status } from '@suite/contract/status';
import * as endpoints from '../contract/groups';

/** Returns all groups of the company, sorted by name. */
const getGroups = (client: ApiClient) => client.call(endpoints.getGroups, {});

export const useGroups = () => useRead(getGroups, 'groups', []);

/** @throws SuiteError `name_taken`, shown by the form. */
export const createGroup = (client: ApiClient, body: RequestOf<typeof endpoints.createGroup>['body']) =>
  client.call(endpoints.createGroup, { body, handleLocally: [Status.Conflict] });

/** @throws SuiteError `changed_meanwhile`, `name_taken`, `not_found`, shown by the form. */
export const putGroup = (client: ApiClient, groupId: string, body: RequestOf<typeof endpoints.putGroup>['body']) =>
  client.call(endpoints.putGroup, { params: { groupId }, body, handleLocally: [Status.NotFound, Status.Conflict] });

/**
 * Deletes a group; its members stay in the company. @throws SuiteError `not_found` when it is already deleted, shown by the
 * caller.
 */
export const deleteGroup = (client: ApiClient, groupId: string) =>
  client.call(endpoints.deleteGroup, { params: { groupId }, handleLocally: [Status.NotFound] });
