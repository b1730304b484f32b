import type { useDashboard } from '@services/insights/client/dashboard';
import type { useFigureMonths } from '@services/insights/client/metrics';
import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { FigureStat } from '../figures/figure-stat';
import { FigureStats } from '../figures/figure-stats';
import { copy } from './copy';

interface Props {
  /** Undefined while they load. */
  data: ReturnType<typeof useFigureMonths>['data'];
  dashboard: ReturnType<typeof useDashboard>['data'];
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** How well and how quickly the firm collects, each figure with its definition and its rows. */
export function CollectionStats({ data, dashboard, asOf: wanted }: Props) {
  const { place } = useSuite();
  const { number, days, percent, wholeMoney } = useFigureFormats();
  const asOf = data?.asOf;
  const open = rowsUrl(place, { figure: 'open', asOf: wanted });
  const current = rowsUrl(place, { figure: 'current', asOf: wanted });
  const overdue = rowsUrl(place, { figure: 'overdue', asOf: wanted });
  return (
    <FigureStats areSix>
      <FigureStat
        measure="ceiMean"
        text={stats.mean}
        asOf={asOf}
        value={data && written(data.mean, number)}
        note={data && (reasonOf(data.mean) ?? stats.meanOf(number(data.months.length - data.leftOut.length)))}
      />
      <FigureStat
        measure="dso"
        text={stats.dso}
        asOf={dashboard?.asOf}
        value={dashboard && written(dashboard.dso, days)}
        rows={open}
        note={dashboard && (reasonOf(dashboard.dso) ?? stats.twelve)}
      />
      <FigureStat
        measure="bestPossibleDso"
        text={stats.best}
        asOf={dashboard?.asOf}
        value={dashboard && written(dashboard.bestPossibleDso, days)}
        rows={current}
        note={dashboard && (reasonOf(dashboard.bestPossibleDso) ?? stats.twelve)}
      />
      <FigureStat
        measure="averageDaysDelinquent"
        text={stats.delinquent}
        asOf={dashboard?.asOf}
        value={dashboard && written(dashboard.averageDaysDelinquent, days)}
        rows={overdue}
        note={dashboard && (reasonOf(dashboard.averageDaysDelinquent) ?? stats.gap)}
      />
      <FigureStat
        measure="countbackDso"
        text={stats.countback}
        asOf={dashboard?.asOf}
        value={dashboard && written(dashboard.countbackDso, days)}
        rows={open}
        note={dashboard && (reasonOf(dashboard.countbackDso) ?? stats.newestFirst)}
      />
      <FigureStat
        measure="overdue"
        text={stats.overdue}
        asOf={dashboard?.asOf}
        value={dashboard && wholeMoney(dashboard.overdue, dashboard.currency)}
        rows={overdue}
        note={dashboard && (dashboard.open > 0 ? stats.ofOpen(percent(dashboard.overdue / dashboard.open)) : stats.nothingOpen)}
      />
    </FigureStats>
  );
}
