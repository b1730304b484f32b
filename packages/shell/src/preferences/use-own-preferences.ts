import type { Preferences } from '@services/identity/contract/preferences';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { whenIdle } from '@suite/telemetry/quiet';
import { useCallback, useEffect } from 'react';
import { useSuite } from '../start/suite-context';
import { ownMark } from './preferences';

/** Loaded only when needed: most pages find the preferences in their cookies. */
const load = () => import('./own-preferences');

/**
 * Syncs the person's preferences. They belong to the person, not the browser, so they are read from the service once after a
 * sign-in. A failure is silent; the next page tries again.
 */
export function useOwnPreferences(isOpen: boolean): void {
  const { client } = useApi();
  const { browser } = useSuite();
  const { token } = useSession();
  useEffect(() => {
    if (!isOpen || browser.readCookie('preferences_of') === ownMark(token).saved) return undefined;
    return whenIdle(() => {
      load()
        .then(({ syncPreferences }) => syncPreferences({ client, browser, token }))
        .catch(() => undefined);
    });
  }, [isOpen, client, browser, token]);
}

/** Changes the person's preferences (see `savePreferences`). */
export function useSavePreferences(): (change: Partial<Preferences>) => Promise<void> {
  const { client } = useApi();
  const { browser } = useSuite();
  const { token } = useSession();
  return useCallback(
    async (change) => {
      const { savePreferences } = await load();
      await savePreferences({ client, browser, token }, change);
    },
    [client, browser, token],
  );
}
