import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { MonthChart } from '@suite/iq/month-chart';
import { Panel } from './panel';
import { copy } from './panel-copy';

const panels = [
  { kind: 'revenue', measure: 'revenue' },
  { kind: 'aging', measure: 'aging' },
  { kind: 'dso', measure: 'dso' },
  { kind: 'cei', measure: 'cei' },
] as const;

interface Props {
  dashboard: Dashboard;
}

/** Trends of the firm's metrics over twelve whole months, compared with the twelve before. */
export const Trends = ({ dashboard: { asOf, currency, months } }: Props) =>
  panels.map(({ kind, measure }) => (
    <Panel key={kind} heading={<Defined measure={measure} text={copy.trends[kind]} asOf={asOf} />}>
      <MonthChart kind={kind} months={months} currency={currency} />
    </Panel>
  ));
