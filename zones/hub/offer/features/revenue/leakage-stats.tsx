import type { LeakagePage } from '@services/proposals/client/revenue';
import { Stat, Stats } from '@suite/ui/stat';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';
import { StatSkeletons } from './stat-skeletons';

const { stats } = copy.leakage;

type Sums = LeakagePage['sums'][number];

/** What was never invoiced, beside what was accepted, and what of it cannot be compared. */
export function LeakageStats({ page }: { page: LeakagePage | undefined }) {
  const { wholeMoney, month, day } = useMoney();
  if (!page) return <StatSkeletons count={3} />;
  const { asOf, from, to, sums, counts } = page;
  const isCompared = Boolean(counts.missing || counts.invoiced);
  const total = (of: (sums: Sums) => number) =>
    sums
      .filter((one) => of(one) !== 0)
      .map((one) => wholeMoney(of(one), one.currency))
      .join(' + ');
  const zero = wholeMoney(0, sums[0]?.currency ?? 'USD');
  return (
    <div className="mb-4">
      <Stats>
        <Stat
          label={stats.missing}
          value={isCompared ? total(({ missing }) => missing) || zero : undefined}
          note={stats.span(month(from), month(to))}
        />
        <Stat
          label={stats.accepted}
          value={isCompared ? total(({ accepted }) => accepted) || zero : undefined}
          note={asOf ? `${stats.compared}. ${copy.asOf(day(asOf))}` : stats.compared}
        />
        <Stat
          label={stats.unavailable}
          value={counts.unavailable ? total(({ unavailable }) => unavailable) : copy.none}
          note={counts.unavailable ? stats.apart : stats.all}
        />
      </Stats>
    </div>
  );
}
