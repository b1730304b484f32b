import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { MonthChart } from '@suite/iq/month-chart';
import { Skeleton } from '@suite/ui/skeleton';
import type { ComponentProps } from 'react';

interface Props {
  charts: readonly { kind: ComponentProps<typeof MonthChart>['kind']; title: string }[];
  /** Newest first; undefined while they load. */
  months: readonly FirmMonth[] | undefined;
  currency: string;
  /** Number of whole months to draw. */
  shown: number;
}

/** Charts of months; the table below has their numbers. */
export const MonthCharts = ({ charts, months, currency, shown }: Props) => (
  <div className="mb-6 grid gap-4 *:min-w-0 md:grid-cols-2">
    {charts.map(({ kind, title }) => (
      <div key={kind} className="break-inside-avoid rounded-lg border border-line bg-surface p-4">
        <h3 className="mb-2">{title}</h3>
        {months ? (
          <MonthChart kind={kind} months={months} currency={currency} shown={shown} height={180} />
        ) : (
          <Skeleton className="h-[232px]" />
        )}
      </div>
    ))}
  </div>
);
