/** Whether an increase of a number is good. */
export type Welcome = 'more' | 'less' | 'neither';

export interface Change {
  direction: 'up' | 'down';
  /** Size of the change: `2.1 pt`. */
  text: string;
  /** Whether the change is good; undefined for `neither`. */
  tone?: 'good' | 'bad';
}

interface Options {
  welcome: Welcome;
  /** Formats a difference; by default it is shown as a share of the earlier number. */
  write?: (difference: number) => string;
  percent: (share: number) => string;
}

const shown = (value: number): number => Math.round(value * 10) / 10;

/** Returns the difference between two numbers as shown, with one decimal each. */
export const shownDifference = (now: number, before: number): number => shown(now) - shown(before);

/** Returns how a number changed; undefined when it didn't, and when there is nothing to compare with. */
export function changeOf(now: number, before: number, { welcome, write, percent }: Options): Change | undefined {
  if (!write && before <= 0) return undefined;
  const difference = write ? shownDifference(now, before) : now - before;
  const text = write ? write(Math.abs(difference)) : percent(Math.abs(difference / before));
  if (text === (write ?? percent)(0)) return undefined;
  const direction = difference < 0 ? 'down' : 'up';
  if (welcome === 'neither') return { direction, text };
  return { direction, text, tone: difference > 0 === (welcome === 'more') ? 'good' : 'bad' };
}
