import { getVendors, type VendorAnalysis } from '@services/insights/contract/vendors';
import { useQuery } from '@suite/api/use-query';
import { Bar } from '@suite/iq/bars';
import { rowsUrl } from '@suite/iq/rows-view';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/start/suite-context';
import { TitledSection } from '../frame/titled-section';
import { Amount } from '../metrics/amount';
import { copy } from './copy';

const SHOWN = 10;
const text = copy.shares;

/** Heights in pixels: the heading row, a row, and the box around them. */
const [HEAD, ROW, BOX] = [32, 32, 26];

interface Props {
  data: VendorAnalysis;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

/** The largest vendors and their cumulative share of spend. */
export function VendorShares({ data: { spend, currency, vendors: all }, asOf }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, decimalPercent } = useMetricFormats();
  const { data } = useQuery(
    getVendors,
    {
      query: { asOf: dayOrLatest(asOf), sort: 'spend', order: 'descending', limit: String(SHOWN) },
    },
    { isOptional: true },
  );
  if (spend <= 0 || all < 2) return null;
  let total = 0;
  const rows = data?.vendors.map((vendor) => {
    total += vendor.spend;
    return { ...vendor, together: total / spend };
  });
  return (
    <TitledSection title={text.heading}>
      <div
        className="break-inside-avoid rounded-lg border border-line bg-surface px-4 py-3"
        style={{ minHeight: Math.min(SHOWN, all) * ROW + HEAD + BOX }}
      >
        {rows && (
          <table className="w-full table-fixed">
            <thead className="text-xs text-muted">
              <tr className="h-8 *:font-medium">
                <th scope="col" className="w-[44%] text-start sm:w-64">
                  {text.vendor}
                </th>
                <th scope="col" className="text-end" colSpan={2}>
                  {text.spend}
                </th>
                <th scope="col" className="hidden w-20 text-end sm:table-cell">
                  {text.share}
                </th>
                <th scope="col" className="hidden w-28 text-end sm:table-cell">
                  {text.together}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ vendor, name, spend: amount, share, together }) => (
                <tr key={vendor} className="h-8">
                  <th scope="row" className="pe-3 text-start font-normal">
                    <NameText text={name} />
                  </th>
                  <td aria-hidden="true">
                    <Bar value={amount} longest={rows[0]?.spend ?? 0} />
                  </td>
                  <td className="ui-number ps-3 text-end">
                    <Amount href={rowsUrl(deployment, { metric: 'spend', vendor, asOf })}>{wholeMoney(amount, currency)}</Amount>
                  </td>
                  <td className="ui-number hidden text-end sm:table-cell">{share !== null && decimalPercent(share)}</td>
                  <td className="ui-number hidden text-end text-muted sm:table-cell">{decimalPercent(together)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </TitledSection>
  );
}
