import { useVendors } from '@services/insights/client/vendors';
import type { VendorAnalysis } from '@services/insights/contract/metrics';
import { LateSeriesChart } from '@suite/charts/late';
import { dayOrLatest } from '@suite/iq/kept-date';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { TitledSection } from '../frame/titled-section';
import { copy } from './copy';

const SHOWN = 15;
const text = copy.shares;

interface Props {
  data: VendorAnalysis;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

/** The largest vendors, and what share of all spend they make together (Pareto chart). */
export function VendorShares({ data: { spend, currency }, asOf }: Props) {
  const { wholeMoney, shortMoney, percent } = useFigureFormats();
  const { data } = useVendors({ asOf: dayOrLatest(asOf), sort: 'spend', order: 'descending', limit: String(SHOWN) });
  const vendors = data?.vendors ?? [];
  if (spend <= 0 || (data && vendors.length < 2)) return null;
  let total = 0;
  const together = vendors.map((vendor) => {
    total += vendor.spend;
    return total / spend;
  });
  return (
    <TitledSection title={text.heading}>
      <div className="min-h-[304px] rounded-lg border border-line bg-surface p-4">
        {data && (
          <LateSeriesChart
            label={text.heading}
            placesText={text.vendor}
            places={vendors.map(({ vendor, name }) => ({ id: vendor, short: shortened(name), long: name }))}
            series={[
              { id: 'spend', text: text.spend, look: 'column', tone: 'accent', values: vendors.map((vendor) => vendor.spend) },
              { id: 'together', text: text.together, look: 'line', tone: 'age2', isShare: true, values: together },
            ]}
            write={(amount) => wholeMoney(amount, currency)}
            writeShort={(amount) => shortMoney(amount, currency)}
            writeShare={percent}
            labelWidth={88}
          />
        )}
      </div>
    </TitledSection>
  );
}

const shortened = (name: string) => (name.length > 13 ? `${name.slice(0, 12).trimEnd()}…` : name);
