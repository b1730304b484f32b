import { type Dashboard, getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { shortUnsureText } from '@suite/insights/unsure-documents';
import { type MetricFormats, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './steps-copy';

interface LiveNumber {
  label: string;
  /** Undefined when it is not available. */
  value: string | undefined;
  /** Why it is not available or a range, or what it leaves out. */
  reason?: string | undefined;
}

/** Formats the numbers, or returns a text if the ledger has none of them. */
type Write = (dashboard: Dashboard, formats: MetricFormats) => LiveNumber[] | string;

const labels = copy.numbers;

const write: Record<'/collectioneffectiveness' | '/stalepricing' | '/vendoranalysis', Write> = {
  '/collectioneffectiveness': ({ cei, overdue, currency }, { metric, wholeMoney }) => [
    of(labels.cei, cei, metric('ceiMean')),
    of(labels.overdue, overdue, (amount) => wholeMoney(amount, currency)),
  ],
  '/stalepricing': ({ pricing: { prices, staleOpportunity }, currency }, { number, wholeMoney }) =>
    Object.values(prices).some((count) => count > 0)
      ? [
          { label: labels.stale, value: number(prices.stale + prices.veryStale) },
          of(labels.opportunity, staleOpportunity, (amount) => wholeMoney(amount, currency)),
        ]
      : labels.noPrices,
  '/vendoranalysis': ({ vendors: { vendors, top5Share } }, { number, metric }) =>
    vendors > 0
      ? [{ label: labels.vendors, value: number(vendors) }, of(labels.top5, top5Share, metric('top5Share'))]
      : labels.noVendors,
};

const of = (label: string, metric: Dashboard['cei'], format: (value: number) => string): LiveNumber => ({
  label: metric.available && metric.leftOut ? labels.leftOut(label, shortUnsureText(metric.leftOut)) : label,
  value: written(metric, format),
  reason: reasonOf(metric),
});

interface Props {
  /** The page of IQ clients with more of these numbers. */
  of: keyof typeof write;
}

const now = {};

/** Current numbers of the ledger; the same height in every state. */
export function LiveNumbers({ of: route }: Props) {
  const formats = useMetricFormats();
  const { data, error } = useQuery(getDashboard, now && { query: now });
  if (!data) {
    return (
      <div className="min-h-[62px] pt-1 text-muted">
        {error ? <p>{error.code === 'not_found' ? labels.none : labels.failed}</p> : <Skeleton className="h-[58px]" />}
      </div>
    );
  }
  const numbers = write[route](data, formats);
  if (typeof numbers === 'string') return <p className="min-h-[62px] pt-1 text-muted">{numbers}</p>;
  return (
    <div className="min-h-[62px] pt-1">
      <dl className="grid grid-cols-2 gap-x-4">
        {numbers.map(({ label, value, reason }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-muted">{label}</dt>
            <dd title={reason} className={value ? 'text-lg font-semibold tabular-nums' : 'text-lg text-muted'}>
              {value ?? labels.notAvailable}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-0.5 text-2xs text-faint">{labels.asOf(formats.day(data.asOf))}</p>
    </div>
  );
}
