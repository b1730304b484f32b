import { getInvitations as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** A page of the invitations that nobody has taken up, the latest first. */
export const getInvitations = (client: ApiClient, query: Query) => client.call(endpoint, { query });

export const useInvitations = (query: Query) => useRead(getInvitations, 'invitations', [query]);
