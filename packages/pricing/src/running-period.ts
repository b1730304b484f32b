import { dayOf, isoOf } from '@suite/insights/calendar';
import { startOf } from './charges';
import { isRecurring, type Line } from './line';
import { periodsOf } from './periods';

/** What was accepted, and from when on it is charged. */
export interface AcceptedLines {
  lines: readonly Line[];
  acceptedOn: string;
  /** Day of the month on which prorated lines are charged; null to charge them as they start. */
  billingDay: number | null;
}

/**
 * The last day of the period of a line in which a day is: what is charged for a recurring line by then. The day before the start of a
 * line that has not started, or is charged once.
 */
export function lastDayOfPeriod(line: Line, { acceptedOn, billingDay }: Omit<AcceptedLines, 'lines'>, day: string): string {
  const start = dayOf(startOf(line, acceptedOn));
  if (!isRecurring(line.billing) || start > dayOf(day)) return isoOf(start - 1);
  const of = { billing: line.billing, start, billingDay: line.isProrated ? billingDay : null };
  const period = periodsOf(of, dayOf(day) + 1).at(-1);
  return isoOf(period?.to ?? start - 1);
}
