import type { ControlState } from '../contract/plan';

/** States that lower the score, the worst first. */
const lowering: readonly ControlState[] = ['not-met', 'unknown', 'attention'];

/** The number of titles that are named. */
const NAMED = 3;

interface Scored {
  title: string;
  state: ControlState;
}

/** Returns the share of applicable controls that are met or accepted as a risk, and what lowers it; null when none applies. */
export function scoreOf(controls: readonly Scored[]) {
  const applying = controls.filter(({ state }) => state !== 'not-applicable');
  if (!applying.length) return null;
  const open = lowering.flatMap((state) => applying.filter((one) => one.state === state));
  return {
    // Rounded down, so that only a plan without open controls reaches 100.
    percent: Math.floor((100 * (applying.length - open.length)) / applying.length),
    open: open.length,
    lowering: open.slice(0, NAMED).map(({ title }) => title),
  };
}
