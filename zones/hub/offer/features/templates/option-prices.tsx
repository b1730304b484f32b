import { billings, type Option } from '@suite/pricing/line';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { takenAtFirst, totalsOfLines } from '../lines/line-totals';
import { perBilling } from '../price-book/billing-words';

interface Props {
  option: Option;
  currency: string;
}

/** An option with what it comes to before a client has chosen any add-on, without tax. */
export function OptionPrices({ option, currency }: Props) {
  const { money } = useMetricFormats();
  // Of whole periods alone, for which it does not matter when they begin.
  const totals = totalsOfLines(takenAtFirst(option.lines), { acceptedOn: '2000-01-01', billingDay: null });
  const prices = totals
    ? billings.flatMap((billing) => (totals.byBilling[billing].net ? [{ billing, ...totals.byBilling[billing] }] : []))
    : [];
  return (
    <li className="min-w-0">
      <bdi className="block font-medium wrap-anywhere">{option.name}</bdi>
      {prices.map(({ billing, net }) => (
        <span key={billing} className="block text-xs text-muted">
          <span className="tabular-nums">{money(net, currency)}</span> {perBilling[billing]}
        </span>
      ))}
    </li>
  );
}
