import type { ControlState } from '../contract/plan';

/** The worst first. */
const lowering: readonly ControlState[] = ['not-met', 'unknown', 'attention'];

/** Titles that are named. */
const NAMED = 3;

interface Scored {
  title: string;
  state: ControlState;
}

/** The share of the controls that apply which are met or whose risk is accepted, and what lowers it; null when none applies. */
export function scoreOf(controls: readonly Scored[]) {
  const applying = controls.filter(({ state }) => state !== 'not-applicable');
  if (!applying.length) return null;
  const open = lowering.flatMap((state) => applying.filter((one) => one.state === state));
  return {
    // Rounded down: only a plan without open controls has 100.
    percent: Math.floor((100 * (applying.length - open.length)) / applying.length),
    open: open.length,
    lowering: open.slice(0, NAMED).map(({ title }) => title),
  };
}
