import { useQuery } from '@suite/api/use-query';
import * as endpoints from '../contract/publications';

/** Milliseconds until the next check while a publication is in progress. */
const LOOK_AGAIN = 1_500;

/** Reads the publications, repeatedly while one is in progress. */
export const usePublications = () =>
  useQuery(
    endpoints.getPublications,
    {},
    {
      readAgain: ({ publications }) => (publications.some(({ state }) => state === 'waiting') ? LOOK_AGAIN : 0),
    },
  );
