import { getPerson as endpoint } from '@suite/contract/access';
import { Status } from '@suite/contract/status';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** A person with each app, whether it is open to them and why. @throws SuiteError `not_found`, told by the page. */
export const getPerson = (client: ApiClient, userId: string) =>
  client.call(endpoint, { params: { userId }, handleLocally: [Status.NotFound] });

export const usePerson = (userId: string) => useRead(getPerson, 'person', [userId]);
