import type { Dashboard } from '@services/insights/contract/dashboard';
import { usePreference } from '@suite/shell/preferences';
import { useFormats } from '@suite/shell/use-formats';
import { Stat, Stats } from '@suite/ui/stat';
import { copy } from './copy';

interface Props {
  dashboard: Dashboard;
}

/** A few of the firm's metrics, as on the dashboard. */
export function FirstNumbers({ dashboard: { asOf, currency, sales, open, overdue, dso } }: Props) {
  const locale = usePreference('locale') || undefined;
  const { day, number } = useFormats();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = (minorUnits: number) => money.format(minorUnits / 10 ** digits);

  return (
    <>
      <p className="mb-3 text-muted">{copy.asOf(day(asOf))}</p>
      <Stats>
        <Stat label={copy.sales} value={amount(sales)} note={copy.salesNote} />
        <Stat label={copy.open} value={amount(open)} note={`${amount(overdue)} ${copy.overdue}`} />
        <Stat label={copy.dso} value={dso.available ? copy.days(number(Math.round(dso.value))) : undefined} />
      </Stats>
    </>
  );
}
