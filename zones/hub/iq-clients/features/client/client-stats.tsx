import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { FigureStat } from '../figures/figure-stat';
import { FigureStats } from '../figures/figure-stats';
import type { ClientFigure } from './client-view';
import { copy } from './copy';

interface Props {
  /** Undefined while it loads. */
  data: ClientFigure | undefined;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** How the client stands, each figure with its definition and its rows. */
export function ClientStats({ data, asOf: wanted }: Props) {
  const { place } = useSuite();
  const { wholeMoney, percent, days, number } = useFigureFormats();
  const asOf = data?.asOf;
  const client = data?.client;
  const month = data?.months[0];
  const money = (amount: number | undefined) => (data && amount !== undefined ? wholeMoney(amount, data.currency) : undefined);
  const rows = (figure: 'sales' | 'open' | 'overdue') =>
    client && rowsUrl(place, { figure, client: client.clientId, asOf: wanted });
  const change = client && client.salesBefore > 0 ? client.sales / client.salesBefore - 1 : undefined;

  return (
    <FigureStats areSix>
      <FigureStat
        measure="sales"
        text={stats.sales}
        asOf={asOf}
        value={money(client?.sales)}
        rows={rows('sales')}
        note={client && stats.before(money(client.salesBefore) ?? '')}
        {...(change && {
          change: {
            direction: change > 0 ? ('up' as const) : ('down' as const),
            text: percent(Math.abs(change)),
            tone: change > 0 ? ('good' as const) : ('bad' as const),
          },
        })}
      />
      <FigureStat
        measure="open"
        text={stats.open}
        asOf={asOf}
        value={money(client?.open)}
        rows={rows('open')}
        note={client && client.open > 0 ? stats.ofOpen(percent(Math.max(0, client.ageing.current) / client.open)) : undefined}
      />
      <FigureStat
        measure="overdue"
        text={stats.overdue}
        asOf={asOf}
        value={money(client?.overdue)}
        rows={rows('overdue')}
        note={client && (client.longestPastDue ? stats.longest(days(client.longestPastDue)) : stats.nothingOverdue)}
      />
      <FigureStat
        measure="daysLate"
        text={stats.daysLate}
        asOf={asOf}
        value={client?.daysLate == null ? undefined : number(client.daysLate)}
        note={client && (client.daysLate === null ? stats.settled : client.daysLate < 0 ? stats.early : stats.weighted)}
      />
      <FigureStat
        measure="shareLate"
        text={stats.shareLate}
        asOf={asOf}
        value={client?.shareLate == null ? undefined : percent(client.shareLate)}
        note={client && (client.shareLate === null ? stats.notDue : stats.ofDue)}
      />
      <FigureStat
        measure="dso"
        text={stats.dso}
        asOf={asOf}
        value={month && written(month.dso, days)}
        note={month && (reasonOf(month.dso) ?? stats.best(written(month.bestPossibleDso, days) ?? '–'))}
      />
    </FigureStats>
  );
}
