import type { SuiteEvents } from '@suite/api/events';
import type { Browser } from './browser';
import type { Session } from './session';

/** A page that can be seen asks so often, in seconds: with the renewal that follows it knows within 5. */
const EVERY = 3;

/** The longest pause while renewals help nothing, as between two versions of the service, in seconds. */
const LONGEST_PAUSE = 60;

interface Dependencies {
  session: Session;
  browser: Browser;
  events: SuiteEvents;
}

/**
 * Has an open page follow what administrators set, and the end of its session elsewhere: asked every few seconds while the
 * page can be seen, at once when the person comes back to it, and when a call was refused for lack of a right.
 */
export function watchRights({ session, browser, events }: Dependencies): void {
  let callOff = () => {};
  let asking = false;
  /** Renewals one after the other that changed nothing. */
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
