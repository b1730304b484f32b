import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/publications';

const getPublications = (client: ApiClient) => client.call(endpoints.getPublications, { handleLocally: shownByPage });

/** Milliseconds until the next look while a publication is under way. */
const LOOK_AGAIN = 1_500;

/** What was published, read again while something is; the caller shows a failure itself, as of all calls below. */
export const usePublications = () =>
  useRead(getPublications, 'website-publications', [], {
    readAgain: ({ publications }) => (publications.some(({ state }) => state === 'waiting') ? LOOK_AGAIN : 0),
  });

export const rollBack = (client: ApiClient, publicationId: string) =>
  client.call(endpoints.rollBack, { params: { publicationId }, handleLocally: shownByPage });

export const getPublicationZip = (client: ApiClient, publicationId: string) =>
  client.call(endpoints.getPublicationZip, { params: { publicationId }, handleLocally: shownByPage });
