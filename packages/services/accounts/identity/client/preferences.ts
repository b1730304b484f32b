import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import type { Preferences } from '../contract/preferences';
import * as endpoints from '../contract/preferences';

/** How the suite looks and writes for the person, on whatever browser. Nobody is told of a failure. */
export const getPreferences = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPreferences, { params: { userId }, handleLocally: shownByPage });

/** Sets theme, time zone and locale; null follows the browser. The caller tells failures itself. */
export const putPreferences = (client: ApiClient, userId: string, preferences: Preferences) =>
  client.call(endpoints.putPreferences, { params: { userId }, body: preferences, handleLocally: shownByPage });
