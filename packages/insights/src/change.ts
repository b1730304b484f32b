/** Whether more of a number is welcome. */
export type Welcome = 'more' | 'less' | 'neither';

export interface Change {
  direction: 'up' | 'down';
  /** By how much: `2.1 pt`. */
  text: string;
  /** Whether that is welcome; nothing where it is neither. */
  tone?: 'good' | 'bad';
}

interface Options {
  welcome: Welcome;
  /** How a difference is written; as a share of the earlier number when absent. */
  write?: (difference: number) => string;
  percent: (share: number) => string;
}

const shown = (value: number): number => Math.round(value * 10) / 10;

/** The difference between two numbers as they are shown, with one decimal each. */
export const shownDifference = (now: number, before: number): number => shown(now) - shown(before);

/** How a number changed from an earlier one; undefined when it did not, and when there is nothing to compare with. */
export function changeOf(now: number, before: number, { welcome, write, percent }: Options): Change | undefined {
  if (!write && before <= 0) return undefined;
  const difference = write ? shownDifference(now, before) : now - before;
  const text = write ? write(Math.abs(difference)) : percent(Math.abs(difference / before));
  if (text === (write ?? percent)(0)) return undefined;
  const direction = difference < 0 ? 'down' : 'up';
  if (welcome === 'neither') return { direction, text };
  return { direction, text, tone: difference > 0 === (welcome === 'more') ? 'good' : 'bad' };
}
