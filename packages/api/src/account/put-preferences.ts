import { putPreferences as endpoint, type Preferences } from '@suite/contract/preferences';
import type { ApiClient } from '../client';

/** Sets theme, time zone and locale; null follows the browser. The caller tells failures itself. */
export const putPreferences = (client: ApiClient, userId: string, preferences: Preferences) =>
  client.call(endpoint, { params: { userId }, body: preferences, silent: true });
