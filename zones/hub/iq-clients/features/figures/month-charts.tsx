import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import { ColumnsChart } from '@suite/iq/columns-chart';
import { useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { Skeleton } from '@suite/ui/skeleton';
import type { ReactNode } from 'react';

interface Props {
  /** The newest first; undefined while they load. */
  months: readonly FirmMonth[] | undefined;
  currency: string;
}

/** Revenue and collection by month, drawn; their numbers stand in the table below. */
export function MonthCharts({ months, currency }: Props) {
  const { wholeMoney, number } = useFigureFormats();
  // A running month is no column beside whole ones.
  const oldestFirst = months?.filter(({ isToDate }) => !isToDate).toReversed();
  return (
    <div className="mb-6 grid gap-6 md:grid-cols-2">
      <Chart title="Collection effectiveness index">
        {oldestFirst && (
          <ColumnsChart
            label="Collection effectiveness index by month; the table below has the numbers"
            months={oldestFirst.map(({ month, cei }) => ({
              month,
              value: cei.available ? cei.value : null,
              text: written(cei, number) ?? 'not available',
            }))}
          />
        )}
      </Chart>
      <Chart title="Revenue">
        {oldestFirst && (
          <ColumnsChart
            label="Revenue by month; the table below has the numbers"
            months={oldestFirst.map(({ month, revenue }) => ({ month, value: revenue, text: wholeMoney(revenue, currency) }))}
          />
        )}
      </Chart>
    </div>
  );
}

const Chart = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-surface p-4">
    <h3 className="mb-2">{title}</h3>
    {children || <Skeleton className="h-[148px]" />}
  </div>
);
