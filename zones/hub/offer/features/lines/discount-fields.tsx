import type { Line } from '@suite/pricing/line';
import { Input } from '@suite/ui/input';
import { ChoiceField } from '../fields/choice-field';
import { NumberField } from '../fields/number-field';
import { useAmount, useDecimal } from '../fields/use-amount';
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
  const rate = useDecimal({ decimals: 2, most: 10_000, scale: 100 });
  const amount = useAmount(currency, most);
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
        <NumberField
          label={words.discountShare}
          value={discount.share}
          format={rate}
          wrong={words.wrongRate}
          onChange={(share) => onChange({ ...discount, share })}
        />
      )}
      {discount?.kind === 'amount' && (
        <NumberField
          label={words.discountAmount}
          value={discount.amount}
          format={amount}
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
