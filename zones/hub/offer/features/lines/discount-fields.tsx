import type { Line } from '@suite/pricing/line';
import { MoneyField } from '@suite/shell/form/money-field';
import { PercentField } from '@suite/shell/form/percent-field';
import { Input } from '@suite/ui/input';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';

const { details: words } = copy;

interface Props {
  discount: Line['discount'];
  currency: string;
  most: number;
  onChange: (discount: Line['discount']) => void;
}

/** Discount of a line and its reason. */
export function DiscountFields({ discount, currency, most, onChange }: Props) {
  const reason = discount?.reason ?? '';

  function choose(kind: 'none' | 'share' | 'amount') {
    if (kind === 'none') return onChange(null);
    onChange(kind === 'share' ? { kind, share: 1000, reason } : { kind, amount: 0, reason });
  }

  return (
    <>
      <div className="sm:col-start-1">
        <ChoiceField label={words.discount} texts={words.discounts} value={discount?.kind ?? 'none'} onChange={choose} />
      </div>
      {discount?.kind === 'share' && (
        <PercentField
          label={words.discountShare}
          value={discount.share}
          storedAs="hundredths"
          wrong={words.wrongRate}
          onChange={(share) => onChange({ ...discount, share })}
        />
      )}
      {discount?.kind === 'amount' && (
        <MoneyField
          label={words.discountAmount}
          value={discount.amount}
          currency={currency}
          max={most}
          wrong={copy.row.wrongPrice}
          onChange={(next) => onChange({ ...discount, amount: next })}
        />
      )}
      {discount && (
        <Input
          label={words.reason}
          value={reason}
          maxLength={200}
          autoComplete="off"
          error={reason.trim() === '' ? words.noReason : undefined}
          onChange={(event) => onChange({ ...discount, reason: event.currentTarget.value })}
        />
      )}
    </>
  );
}
