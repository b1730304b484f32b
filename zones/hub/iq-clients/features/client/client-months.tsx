import { MonthCharts } from '../metrics/month-charts';
import { MonthTable } from '../metrics/month-table';
import { Span, spanOf } from '../metrics/span';
import type { ChangeClient, ClientMetric, ClientView } from '../views/client-view';
import { copy } from './copy';

const charts = [
  { kind: 'paid', title: copy.charts.paid },
  { kind: 'aging', title: copy.charts.aging },
] as const;

interface Props {
  data: ClientMetric | undefined;
  view: ClientView;
  change: ChangeClient;
}

/** The client's months as charts and as a table. */
export function ClientMonths({ data, view, change }: Props) {
  const months = data?.months.slice(0, spanOf(view.span, 12) + (data.months[0]?.isToDate ? 1 : 0));
  const currency = data?.currency ?? '';
  return (
    <>
      <MonthCharts charts={charts} months={data?.months} currency={currency} shown={spanOf(view.span, 12)} />
      <MonthTable
        months={months}
        currency={currency}
        shown={data?.asOf}
        rows={{ client: view.id, asOf: view.asOf }}
        sort={view}
        onSort={({ column, direction }) => change({ sort: column, order: direction })}
        name="client-months"
        filters={<Span spans={[12, 24]} usual={12} value={view.span} onChange={(span) => change({ span })} />}
        expectedRows={12}
      />
    </>
  );
}
