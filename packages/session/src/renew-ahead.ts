import type { Browser } from './browser';
import { SKEW } from './clock';
import { codeOf } from './code-of';
import type { Renewal } from './renewal';

/** Seconds before expiry between which tabs renew, each at its own moment: the first to do it spares the others. */
const EARLIEST = 120;
const LATEST = 60;

/** Pauses after failed renewals, in seconds, doubled each time: once the service is back, a renewal follows within 5 seconds. */
const FIRST_PAUSE = 0.5;
const LONGEST_PAUSE = 4;

/** Pause after a rejected refresh token, in seconds; shorter when the access token expires earlier. */
const REFUSED_PAUSE = 60;

/** The maximum length of a timer in seconds, because timers pause while the machine sleeps. */
const LONGEST_TIMER = 60;

interface Dependencies {
  browser: Browser;
  renewal: Renewal;
  /** Returns the remaining lifetime of the access token; undefined when there is nothing to renew. */
  secondsLeft(): number | undefined;
  /** Called when a renewal was rejected. */
  onRefused(): void;
}

/**
 * Renews before expiry while the person is present: a hidden page doesn't renew, so it keeps no forgotten session alive. A failed
 * early renewal ends nothing; it is retried.
 * @returns the function that plans again after relevant changes
 */
export function createRenewAhead({ browser, renewal, secondsLeft, onRefused }: Dependencies): () => void {
  const lead = LATEST + (EARLIEST - LATEST) * browser.random();
  /** The current timer: its cancel function, and when it fires, in seconds of `browser.elapsed()`. */
  let planned: { callOff(): void; at: number } | undefined;
  let failures = 0;
  let pauseUntil = 0;

  const isDue = () => {
    const left = secondsLeft();
    return left !== undefined && left <= lead;
  };

  function plan(): void {
    // A running renewal calls this again when it ends; until then, each event would count its failure once more.
    const left = renewal.underWay() || !browser.isPresent() ? undefined : secondsLeft();
    if (left === undefined) {
      callOff();
      return;
    }
    const wait = Math.min(Math.max(left - lead, pauseUntil - browser.elapsed(), 0), LONGEST_TIMER);
    const at = browser.elapsed() + wait;
    // Every call of a page plans again, so a timer that is early enough stays. A timer that fires too early plans again.
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
