import type { DocumentKind } from '@services/insights/contract/ledger-rows';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Stat, Stats } from '@suite/ui/stat';
import { copy } from './copy';
import { type LedgerDocument, leftOf } from './document-state';

/** The document's total, its open amount, and its due date. */
export function DocumentStats({ data }: { data: LedgerDocument }) {
  const { money, day, days } = useMetricFormats();
  const { document, open, currency: home, rate } = data;
  const { amount, currency, date, dueOn, daysPastDue, isUnsure } = document;
  const isForeign = currency !== home;
  const inHome = () => {
    if (!isForeign) return undefined;
    if (rate === null || document.value === null) return rate === null ? copy.noRate : undefined;
    return copy.worth(money(document.value, home), `${rate} ${currency}/${home}`);
  };
  const late = daysPastDue > 0 && !isUnsure ? <span className="text-bad">{copy.pastDue(days(daysPastDue))}</span> : undefined;
  return (
    <div className="max-sm:[&>dl]:grid-cols-2">
      <Stats>
        <Stat
          label={copy.amount}
          value={money(amount, currency)}
          note={!data.tax ? undefined : `${copy.tax} ${money(data.tax, currency)}`}
        />
        <Stat
          label={document.kind === 'invoice' ? copy.open : copy.left}
          value={open === null ? undefined : money(leftOf(data, open), currency)}
          note={open === null ? (isUnsure ? copy.unsure : copy.mixed) : inHome()}
        />
        <Stat label={copy.date[document.kind as DocumentKind]} value={day(date)} />
        {dueOn && <Stat label={copy.due} value={day(dueOn)} note={late ?? (data.isDueByTerms ? copy.dueByTerms : undefined)} />}
      </Stats>
    </div>
  );
}
