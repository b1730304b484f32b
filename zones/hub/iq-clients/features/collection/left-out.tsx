import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { reasonOf, useMetricFormats } from '@suite/iq/use-metric-formats';
import { copy } from './copy';

interface Props {
  months: readonly FirmMonth[];
  /** Months that the mean leaves out. */
  leftOut: readonly string[];
}

/** Says which months the mean leaves out and why; nothing if it has them all. */
export function LeftOut({ months, leftOut }: Props) {
  const { month: write } = useMetricFormats();
  const reasons = new Map<string, string[]>();
  for (const month of months) {
    if (!leftOut.includes(month.month)) continue;
    const reason = month.isToDate ? copy.toDate : (reasonOf(month.cei) ?? copy.credits);
    reasons.set(reason, [...(reasons.get(reason) ?? []), write(month.month)]);
  }
  if (reasons.size === 0) return null;
  return (
    <div className="mt-3 text-muted">
      <h3 className="text-sm text-ink">{copy.leftOut}</h3>
      <ul>
        {[...reasons].map(([reason, names]) => (
          <li key={reason}>
            {names.join(', ')}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
