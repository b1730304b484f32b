import type { Browser } from './browser';
import type { Clock } from './clock';
import { codeOf } from './code-of';
import type { PageState } from './page-state';
import type { Renewal } from './renewal';
import { sessionState } from './session-state';

interface Dependencies {
  browser: Browser;
  clock: Clock;
  page: PageState;
  renewal: Renewal;
}

/**
 * Returns who is signed in in this browser, after a renewal if one is due (§4, "Logged in"). `expired` means that its event was
 * raised.
 */
export async function checkSession(parts: Dependencies): Promise<'signed-in' | 'signed-out' | 'expired'> {
  const { page, renewal } = parts;
  const isDue = () => sessionState(parts) === 'due';
  page.look();
  if (isDue()) {
    try {
      await renewal.whenDue(isDue);
    } catch (error) {
      // The session being renewed has ended, and another may have started.
      if (codeOf(error) === 'signed_out') return checkSession(parts);
      // Another tab may have renewed in the meantime.
      if (isDue()) {
        page.end();
        return 'expired';
      }
    }
  }
  if (sessionState(parts) !== 'absent') return 'signed-in';
  return page.status() === 'expired' ? 'expired' : 'signed-out';
}
