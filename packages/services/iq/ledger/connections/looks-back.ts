import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Source } from './connector';

/** For a provider that remembers changes for a number of days. The last of them is not used, because clocks differ. */
export const looksBack =
  (days: number): Source['canTellSince'] =>
  (since, now) =>
    now.getTime() - since.getTime() < (days - 1) * MILLISECONDS_PER_DAY;
