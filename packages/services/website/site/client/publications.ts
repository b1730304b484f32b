import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/publications';

const getPublications = (client: ApiClient) => client.call(endpoints.getPublications, { handleLocally: shownByPage });

/** Milliseconds until the next check while a publication is in progress. */
const LOOK_AGAIN = 1_500;

/** Reads the publications, repeatedly while one is in progress. The caller shows failures, as for all calls below. */
export const usePublications = () =>
  useRead(getPublications, 'website-publications', [], {
    readAgain: ({ publications }) => (publications.some(({ state }) => state === 'waiting') ? LOOK_AGAIN : 0),
  });

export const rollBack = (client: ApiClient, publicationId: string) =>
  client.call(endpoints.rollBack, { params: { publicationId }, handleLocally: shownByPage });

export const getPublicationZip = (client: ApiClient, publicationId: string) =>
  client.call(endpoints.getPublicationZip, { params: { publicationId }, handleLocally: shownByPage });
