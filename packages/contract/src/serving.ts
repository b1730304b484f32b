/** Properties of endpoints that only servers need. */

import type { Base, Endpoint } from './endpoint';

/** The path where the platform mounts each base. */
export const mountOf: Record<Base, string> = {
  API_BASE_URL: '',
  RNAPI2_BASE_URL: '/insights',
  LEGACY_INSIGHTS_BASE_URL: '/insights',
  ACOREN_GRAPHQL_BASE_URL: '/acoren',
  page: '',
};

/** Returns whether a call changes what an app shows, which requires the right to change in addition to the app's right. */
export const changesApp = ({ method, right, onlyReads, isPersonal }: Endpoint): boolean =>
  method !== 'GET' && !onlyReads && !isPersonal && [right ?? []].flat().some((one) => one.startsWith('app:'));

/** Returns an endpoint's path as a hono pattern under the platform's root: `/identity/v1/users/:userId`. */
export const patternOf = (definition: Endpoint): string =>
  mountOf[definition.base] + definition.path.replace(/\{(\w+)\}/g, ':$1');
