import type { Source } from './connector';

const DAY = 86_400_000;

/** Of a provider that remembers changes for so many days; the last of them is left out, for clocks that differ. */
export const looksBack =
  (days: number): Source['canTellSince'] =>
  (since, now) =>
    now.getTime() - since.getTime() < (days - 1) * DAY;
