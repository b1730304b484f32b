import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { startOf } from './charges';
import { isRecurring, type Line } from './line';
import { periodsOf } from './periods';

/** Accepted lines, and when their charges start. */
export interface AcceptedLines {
  lines: readonly Line[];
  acceptedOn: string;
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: number | null;
}

/**
 * Returns the last day of the line's period that contains a day: a recurring line is charged up to then. For a line that has not
 * started or is charged once, it is the day before the line starts.
 */
export function lastDayOfPeriod(line: Line, { acceptedOn, billingDay }: Omit<AcceptedLines, 'lines'>, day: string): string {
  const start = dayNumberOf(startOf(line, acceptedOn));
  if (!isRecurring(line.billing) || start > dayNumberOf(day)) return isoDayOf(start - 1);
  const of = { billing: line.billing, start, billingDay: line.isProrated ? billingDay : null };
  const period = periodsOf(of, dayNumberOf(day) + 1).at(-1);
  return isoDayOf(period?.to ?? start - 1);
}
