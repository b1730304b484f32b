import type { Dashboard } from '@services/insights/contract/dashboard';
import { lazy, Suspense } from 'react';
import { Ageing } from './ageing';
import { Headline } from './headline';
import { Months } from './months';
import { MostOverdue } from './most-overdue';
import { sortKept, type Viewed } from './overview-view';
import { Prices } from './prices';
import { Segments } from './segments';
import { Vendors } from './vendors';

/** Few firms need it. */
const UnsureNote = lazy(async () => ({ default: (await import('@suite/iq/unsure-note')).UnsureNote }));

interface Props extends Viewed {
  dashboard: Dashboard;
}

/** What the firm is told of itself as of A. */
export function Figures({ dashboard, ...viewed }: Props) {
  const { asOf } = viewed.view;
  return (
    <>
      {dashboard.unsure > 0 && (
        <Suspense>
          <UnsureNote unsure={dashboard.unsure} rows={{ asOf }} />
        </Suspense>
      )}
      <Headline dashboard={dashboard} asOf={asOf} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Ageing dashboard={dashboard} asOf={asOf} />
        <Prices dashboard={dashboard} />
        <MostOverdue dashboard={dashboard} asOf={asOf} {...sortKept(viewed, 'overdue')} />
        <Segments dashboard={dashboard} {...sortKept(viewed, 'segments')} />
        <Months dashboard={dashboard} asOf={asOf} {...sortKept(viewed, 'months')} />
        <Vendors dashboard={dashboard} asOf={asOf} />
      </div>
    </>
  );
}
