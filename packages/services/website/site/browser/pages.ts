import { useQuery } from '@suite/api/use-query';
import * as endpoints from '../contract/pages';

/** How often an open page checks whether somebody else has changed it, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Reads a page with its draft, repeatedly while it is open. */
export const usePage = (pageId: string | undefined) =>
  useQuery(endpoints.getPage, pageId === undefined ? undefined : { params: { pageId } }, { readAgain: () => LOOK_AGAIN });
