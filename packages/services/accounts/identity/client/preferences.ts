import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import type { Preferences } from '../contract/preferences';
import * as endpoints from '../contract/preferences';

/** Returns the person's theme, time zone and locale, which apply in every browser. Failures are not shown. */
export const getPreferences = (client: ApiClient, userId: string) =>
  client.call(endpoints.getPreferences, { params: { userId }, handleLocally: shownByPage });

/** Sets theme, time zone and locale; null follows the browser. The caller shows failures. */
export const putPreferences = (client: ApiClient, userId: string, preferences: Preferences) =>
  client.call(endpoints.putPreferences, { params: { userId }, body: preferences, handleLocally: shownByPage });
