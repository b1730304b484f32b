import type { Dashboard } from '@services/insights/contract/dashboard';
import type { Comparison } from '@suite/iq/date-presets';
import { useCompared } from '@suite/iq/use-compared';
import { useSession } from '@suite/session/session-provider';
import { rightOf } from '@suite/zones/zones';
import { lazy, Suspense } from 'react';
import { Aging } from './aging';
import { Headline } from './headline';
import { Months } from './months';
import { MostOverdue } from './most-overdue';
import { Movement } from './movement';
import { NeedsAttention } from './needs-attention';
import { sortInView, type Viewed } from './overview-view';
import { Prices } from './prices';
import { Segments } from './segments';
import { Trends } from './trends';
import { Vendors } from './vendors';

/** Loaded on demand, because few firms need it. */
const UnsureNote = lazy(async () => ({ default: (await import('@suite/iq/unsure-note')).UnsureNote }));

/** Loaded only for people who may open offers. */
const Offers = lazy(async () => ({ default: (await import('./offers')).Offers }));

interface Props extends Viewed {
  dashboard: Dashboard;
  comparison: Comparison;
}

const owedMetrics = ({ open, overdue, unappliedCredit, aging, dso, cei }: Dashboard) => [
  open,
  overdue,
  unappliedCredit,
  aging,
  dso,
  cei,
];

/** The firm's metrics as of a date, with comparison, panels and notes. */
export function Metrics({ dashboard, comparison, ...viewed }: Props) {
  const { asOf } = viewed.view;
  const compared = useCompared(dashboard.asOf, comparison);
  const mayOpenOffers = useSession().token.rights.includes(rightOf('offer'));
  return (
    <>
      {dashboard.unsure > 0 && (
        <Suspense>
          <UnsureNote unsure={dashboard.unsure} metrics={owedMetrics(dashboard)} rows={{ asOf }} />
        </Suspense>
      )}
      <Headline dashboard={dashboard} asOf={asOf} compared={compared} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2 print:gap-2">
        <Aging dashboard={dashboard} asOf={asOf} />
        <NeedsAttention currency={dashboard.currency} asOf={dashboard.asOf} />
        <Trends dashboard={dashboard} />
        <Prices dashboard={dashboard} asOf={asOf} />
        <Vendors dashboard={dashboard} asOf={asOf} />
        <MostOverdue dashboard={dashboard} asOf={asOf} {...sortInView(viewed, 'overdue')} />
        <Segments dashboard={dashboard} asOf={asOf} {...sortInView(viewed, 'segments')} />
        <Movement dashboard={dashboard} asOf={asOf} />
        <Months dashboard={dashboard} asOf={asOf} {...sortInView(viewed, 'months')} />
        {mayOpenOffers && (
          <Suspense>
            <Offers />
          </Suspense>
        )}
      </div>
    </>
  );
}
