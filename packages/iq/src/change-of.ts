import type { Change } from '@suite/ui/stat';

/** Whether more of a number is welcome. */
export type Welcome = 'more' | 'less' | 'neither';

interface Options {
  welcome: Welcome;
  /** How a difference of numbers with one decimal is written; as a share of the earlier number when absent. */
  write?: (difference: number) => string;
  percent: (share: number) => string;
}

/** As it is shown: a difference that is not the one of the shown numbers looks wrong. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** How a number changed from an earlier one; undefined when it did not, and when there is nothing to compare with. */
export function changeOf(now: number, before: number, { welcome, write, percent }: Options): Change | undefined {
  const difference = write ? rounded(now) - rounded(before) : now - before;
  if (!write && before <= 0) return undefined;
  const text = write ? write(Math.abs(difference)) : percent(Math.abs(difference / before));
  if (text === (write ?? percent)(0)) return undefined;
  const direction = difference < 0 ? 'down' : 'up';
  if (welcome === 'neither') return { direction, text };
  return { direction, text, tone: difference > 0 === (welcome === 'more') ? 'good' : 'bad' };
}
