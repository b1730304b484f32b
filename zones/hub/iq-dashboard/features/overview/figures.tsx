import type { Dashboard } from '@suite/contract/dashboard';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { Notice } from '@suite/ui/notice';
import { Ageing } from './ageing';
import { copy } from './copy';
import { Headline } from './headline';
import { Months } from './months';
import { MostOverdue } from './most-overdue';
import { Prices } from './prices';
import { Segments } from './segments';
import { Vendors } from './vendors';

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

/** What the firm is told of itself as of A. */
export function Figures({ dashboard, asOf }: Props) {
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
