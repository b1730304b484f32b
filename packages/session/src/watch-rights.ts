import type { SuiteEvents } from '@suite/api/events';
import type { Browser } from './browser';
import type { Session } from './session';

/** Seconds between the checks of a visible page; including a renewal, it has new rights within 5. */
const EVERY = 3;

/** The longest pause in seconds while renewals have no effect, such as between two versions of the service. */
const LONGEST_PAUSE = 60;

interface Dependencies {
  session: Session;
  browser: Browser;
  events: SuiteEvents;
}

/**
 * Keeps an open page up to date with administrators' changes, and with the end of its session elsewhere. It checks every few
 * seconds while the page is visible, at once when the person returns, and when a call was rejected for a missing right.
 */
export function watchRights({ session, browser, events }: Dependencies): void {
  let callOff = () => {};
  let asking = false;
  /** Number of successive renewals that changed nothing. */
  let inVain = 0;

  function plan(): void {
    callOff();
    if (!browser.isPresent()) return;
    const pause = Math.min(EVERY * 2 ** Math.max(inVain - 1, 0), LONGEST_PAUSE);
    callOff = browser.after(pause * 1000, () => void ask());
  }

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    if (browser.isPresent() && session.status() === 'signed-in') {
      inVain = (await session.confirm()) ? 0 : inVain + 1;
    }
    asking = false;
    plan();
  }

  browser.onReturn(() => void ask());
  events.on('forbidden', () => void ask());
  plan();
}
