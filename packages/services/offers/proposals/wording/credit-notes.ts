import { amendmentCredit, type PaidPeriod } from '@suite/pricing/credit';
import type { Line } from '@suite/pricing/line';
import type { AmendedLines } from '@suite/pricing/take-over';
import { copy } from './offer-page';

interface Uncollected extends PaidPeriod {
  status: 'due' | 'processing' | 'failed';
}

interface Accepted {
  lines: readonly Line[];
  /** ISO 8601. */
  on: string;
}

/**
 * Explains why an amendment that is accepted on a day credits nothing for some periods that it charges again: they were not paid.
 */
export function creditNotes(
  amended: AmendedLines,
  uncollected: readonly Uncollected[],
  { lines, on }: Accepted,
  day: (day: string) => string,
): string[] {
  const open = uncollected.filter((period) => amendmentCredit([period], amended, lines, on).length > 0);
  const texts = open.map(({ from, to, status }) => {
    const period = copy.accepted.period(day(from), day(to));
    return status === 'processing' ? copy.amends.processing(period) : copy.amends.notPaid(period);
  });
  return [...new Set(texts)];
}
