import { useDashboard } from '@suite/api/figures/get-dashboard';
import type { Dashboard } from '@suite/contract/figures';
import { AsOfField } from '@suite/iq/as-of-field';
import { FiguresFailed } from '@suite/iq/figures-failed';
import { KeptNote } from '@suite/iq/kept-note';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { useKept } from '@suite/iq/use-kept';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { Notice } from '@suite/ui/notice';
import { type ReactNode, useMemo } from 'react';
import { Ageing } from './ageing';
import { copy } from './copy';
import { Headline } from './headline';
import { Months } from './months';
import { MostOverdue } from './most-overdue';
import { OverviewSkeleton } from './overview-skeleton';
import { Prices } from './prices';
import { Segments } from './segments';
import { Vendors } from './vendors';

const defaults = { asOf: '' };

interface Props {
  firmName: string;
  /** Something is connected or was imported. */
  hasConnection: boolean;
  /** What stands below the figures. */
  children: ReactNode;
}

/** The firm's figures as of A, which can be moved back. */
export function Overview({ firmName, hasConnection, children }: Props) {
  const { day } = useFigureFormats();
  const [{ asOf }, change] = useView('iq-dashboard', '/', defaults);
  const query = useMemo(() => (asOf ? { asOf } : {}), [asOf]);
  const read = useDashboard(query);
  const { data, keptSince, retry } = useKept(read);
  const { error } = read;
  const hasNone = !data && error?.code === 'not_found';
  return (
    <>
      <ViewHead
        title={firmName}
        text={data ? copy.asOf(day(data.asOf)) : '\u00a0'}
        actions={!hasNone && <AsOfField value={asOf} shown={data?.asOf} onChange={(next) => change({ asOf: next })} />}
      />
      {keptSince && <KeptNote since={keptSince} onRetry={retry} />}
      {data && <Figures dashboard={data} asOf={asOf} />}
      {hasNone && hasConnection && <Notice>{copy.firstImport}</Notice>}
      {!data && error && !hasNone && <FiguresFailed error={error} title={copy.failed} onRetry={retry} />}
      {!data && !error && <OverviewSkeleton />}
      {(data || error) && children}
    </>
  );
}

interface FiguresProps {
  dashboard: Dashboard;
  asOf: string;
}

function Figures({ dashboard, asOf }: FiguresProps) {
  const { number } = useFigureFormats();
  return (
    <>
      {dashboard.unconverted > 0 && (
        <div className="mb-4">
          <Notice>{copy.unconverted(number(dashboard.unconverted))}</Notice>
        </div>
      )}
      <Headline dashboard={dashboard} asOf={asOf} />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Ageing dashboard={dashboard} asOf={asOf} />
        <Prices dashboard={dashboard} />
        <MostOverdue dashboard={dashboard} asOf={asOf} />
        <Segments dashboard={dashboard} />
        <Months dashboard={dashboard} asOf={asOf} />
        <Vendors dashboard={dashboard} asOf={asOf} />
      </div>
    </>
  );
}
