import { type PaymentsPage, type PaymentView, paymentViews } from '@services/payments/contract/billing';
import { Chips } from '@suite/list/chips';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { copy } from './copy';

interface Props {
  counts: PaymentsPage['counts'] | undefined;
  value: PaymentView;
  onChange: (view: PaymentView) => void;
}

/** Filters payments by state, with counts and a total for each currency. */
export function PaymentChips({ counts, value, onChange }: Props) {
  const { shortMoney } = useMetricFormats();
  return (
    <Chips
      label={copy.chips}
      value={value}
      onChange={onChange}
      chips={paymentViews.map((view) => {
        const counted = counts?.[view];
        const sum = counted?.amounts.map(({ amount, currency }) => shortMoney(amount, currency)).join(' + ');
        return { value: view, text: copy.views[view], count: counted?.count, sum: counts ? sum || '–' : '' };
      })}
    />
  );
}
