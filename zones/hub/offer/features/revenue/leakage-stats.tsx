import type { LeakagePage } from '@services/proposals/contract/revenue';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Stat } from '@suite/ui/stat';
import { ConnectLink } from './connect-link';
import { copy } from './copy';
import { LOADING, type StatProps, StatStrip } from './stat-strip';

const { stats, noLedger } = copy.leakage;

type Sums = LeakagePage['sums'][number];

/** Totals: never invoiced, accepted, and not comparable. */
export function LeakageStats({ page, isFailed }: StatProps<LeakagePage>) {
  const { wholeMoney, month, day } = useMetricFormats();
  if (!page)
    return (
      <StatStrip>
        {[stats.missing, stats.accepted, stats.unavailable].map((label) => (
          <Stat key={label} label={label} value={isFailed ? undefined : LOADING} note={LOADING} />
        ))}
      </StatStrip>
    );
  const { asOf, from, to, sums, counts } = page;
  const isCompared = Boolean(counts.missing || counts.invoiced);
  const isApart = sums.some(({ unavailable }) => unavailable !== 0);
  const total = (key: keyof Omit<Sums, 'currency'>) =>
    sums
      .filter((one) => one[key] !== 0)
      .map((one) => wholeMoney(one[key], one.currency))
      .join(' + ') || wholeMoney(0, sums[0]?.currency ?? 'USD');
  const span = stats.span(month(from), month(to));
  return (
    <StatStrip>
      <Stat
        label={stats.missing}
        value={isCompared ? total('missing') : undefined}
        note={
          asOf === null ? (
            <>
              {noLedger} <ConnectLink />
            </>
          ) : (
            span
          )
        }
      />
      <Stat
        label={stats.accepted}
        value={isCompared ? total('accepted') : undefined}
        note={asOf === null ? stats.compared : `${stats.compared}. ${copy.asOf(day(asOf))}`}
      />
      <Stat
        label={stats.unavailable}
        value={isApart ? total('unavailable') : copy.none}
        note={isApart ? stats.apart : stats.all}
      />
    </StatStrip>
  );
}
