import type { Dashboard } from '@services/insights/contract/dashboard';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { Stat, Stats } from '@suite/ui/stat';
import { copy } from './copy';

interface Props {
  dashboard: Dashboard;
}

/** A few of the firm's metrics, as on the dashboard. */
export function FirstNumbers({ dashboard: { asOf, currency, period, sales, open, overdue, dso } }: Props) {
  const { day, number, averageDays, wholeMoney } = useFigureFormats();
  const amount = (minorUnits: number) => wholeMoney(minorUnits, currency);
  const unknown = open.available ? undefined : reasonOf(open);

  return (
    <>
      <p className="mb-3 text-muted">{copy.asOf(day(asOf))}</p>
      <Stats>
        <Stat
          label={copy.sales}
          value={amount(sales)}
          note={period.days < 365 ? copy.covered(number(period.days)) : copy.salesNote}
        />
        <Stat
          label={copy.open}
          value={written(open, amount)}
          note={unknown ?? (overdue.available ? `${amount(overdue.value)} ${copy.overdue}` : undefined)}
        />
        <Stat
          label={copy.dso}
          value={written(dso, averageDays)}
          note={reasonOf(dso) ?? (period.days < 365 ? copy.covered(number(period.days)) : undefined)}
        />
      </Stats>
    </>
  );
}
