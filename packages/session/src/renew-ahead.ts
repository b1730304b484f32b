import type { Browser } from './browser';
import { codeOf } from './code-of';
import type { Renewal } from './renewal';
import { SKEW } from './session-state';

/** Tabs renew between so many seconds before expiry, each at a moment of its own: the first to do it spares the others. */
const EARLIEST = 120;
const LATEST = 60;

/** Pauses after renewals that failed, in seconds: doubled each time, up to a service that is back within 5 seconds. */
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 4;

/** Pause after a refused refresh token, in seconds; shorter when the access token runs out before. */
const REFUSED_PAUSE = 60;

/** Timers stand still while the machine sleeps, so none is longer than this, in seconds. */
const LONGEST_TIMER = 60;

interface Dependencies {
  browser: Browser;
  renewal: Renewal;
  /** Of the access token; undefined when there is nothing to renew. */
  secondsLeft(): number | undefined;
  /** A renewal was refused. */
  onRefused(): void;
}

/**
 * Renews ahead of expiry, while the person is there: a page that nobody sees neither renews nor keeps a
 * forgotten session alive. A failed early renewal ends nothing; it is tried again.
 * @returns the function that plans anew, after whatever may have changed
 */
export function createRenewAhead({ browser, renewal, secondsLeft, onRefused }: Dependencies): () => void {
  const lead = LATEST + (EARLIEST - LATEST) * browser.random();
  /** The timer that is set: what cancels it, and when it fires, in seconds of `browser.elapsed()`. */
  let planned: { callOff(): void; at: number } | undefined;
  let failures = 0;
  let pauseUntil = 0;

  const isDue = () => {
    const left = secondsLeft();
    return left !== undefined && left <= lead;
  };

  function plan(): void {
    // A renewal under way leads here again when it ends; until then, each piece of news would count its failure once more.
    const left = renewal.underWay() || !browser.isPresent() ? undefined : secondsLeft();
    if (left === undefined) {
      callOff();
      return;
    }
    const wait = Math.min(Math.max(left - lead, pauseUntil - browser.elapsed(), 0), LONGEST_TIMER);
    const at = browser.elapsed() + wait;
    // Every call of a page plans anew, so a timer that is early enough stays. One that fires too early plans again.
    if (planned && planned.at <= at) return;
    callOff();
    planned = { callOff: browser.after(wait * 1000, () => void act()), at };
  }

  function callOff(): void {
    planned?.callOff();
    planned = undefined;
  }

  async function act(): Promise<void> {
    planned = undefined;
    if (isDue() && browser.isPresent() && browser.elapsed() >= pauseUntil) await renew();
    plan();
  }

  const refusedPause = () => Math.min(REFUSED_PAUSE, Math.max((secondsLeft() ?? 0) - SKEW, LONGEST_PAUSE));

  async function renew(): Promise<void> {
    try {
      await renewal.whenDue(isDue);
      failures = 0;
      pauseUntil = 0;
    } catch (error) {
      const isRefused = codeOf(error) === 'token_refused';
      pauseUntil = browser.elapsed() + (isRefused ? refusedPause() : Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE));
      failures += 1;
      if (isRefused) onRefused();
    }
  }

  return plan;
}
