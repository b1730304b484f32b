/**
 * Returns whether something valid for a limited time has expired: its end has passed, or is so far away that it started in the
 * future. In that case the clock was set back, and its age is unknown.
 * @param lifetime milliseconds
 * @param now milliseconds since 1970
 */
export const isOver = (expiresAt: Date, lifetime: number, now: number): boolean =>
  expiresAt.getTime() <= now || expiresAt.getTime() - now > lifetime + SKEW;

/** Milliseconds by which the clocks of several platforms may differ. */
const SKEW = 10_000;
