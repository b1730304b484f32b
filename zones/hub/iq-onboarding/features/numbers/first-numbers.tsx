import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { copy } from './copy';

interface Props {
  dashboard: Dashboard;
}

/** A few of the firm's metrics, as on the dashboard: each opens its definition, and each amount its rows. */
export function FirstNumbers({ dashboard: { asOf, currency, period, revenue, open, overdue, dso } }: Props) {
  const { day, number, metric, wholeMoney } = useMetricFormats();
  const { deployment } = useSuite();
  const amount = (minorUnits: number) => wholeMoney(minorUnits, currency);
  const linked = (key: 'revenue' | 'open', text: string | undefined) =>
    text && <Link href={rowsUrl(deployment, { metric: key, asOf: '' })}>{text}</Link>;
  const unknown = reasonOf(open);

  return (
    <>
      <p className="mb-3 text-muted">{copy.asOf(day(asOf))}</p>
      <div className="max-sm:[&>dl]:grid-cols-2">
        <Stats>
          <Stat
            label={<Defined measure="revenue" asOf={asOf} />}
            value={linked('revenue', written(revenue, amount))}
            note={reasonOf(revenue) ?? (period.days < 365 ? copy.covered(number(period.days)) : copy.year)}
          />
          <Stat
            label={<Defined measure="open" asOf={asOf} metric={open} />}
            value={linked('open', written(open, amount))}
            note={unknown ?? (overdue.available ? copy.overdue(amount(overdue.value)) : undefined)}
          />
          <Stat
            label={<Defined measure="dso" asOf={asOf} metric={dso} />}
            value={written(dso, metric('dso'))}
            note={reasonOf(dso) ?? (period.days < 365 ? copy.covered(number(period.days)) : copy.year)}
          />
        </Stats>
      </div>
    </>
  );
}
