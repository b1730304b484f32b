import type { OfferSettings } from '@services/price-book/contract/settings';
import { HIGHEST_PRICE } from '@suite/pricing/line';
import { MoneyField } from '@suite/shell/form/money-field';
import { PercentField } from '@suite/shell/form/percent-field';
import { Checkbox } from '@suite/ui/checkbox';
import { copy } from './copy';

type Approval = OfferSettings['approval'];

/** Initial values when a rule is turned on: 10 %, and no total. */
const FIRST_SHARE = 1000;

interface Props {
  approval: Approval;
  currency: string | null;
  isFixed: boolean;
  onChange: (approval: Approval) => void;
}

/** Rules for proposals that need an administrator's approval; by default none does. */
export function ApprovalFields({ approval, currency, isFixed, onChange }: Props) {
  const { discountAbove, totalAbove } = approval;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        <Checkbox
          label={copy.discounts}
          checked={discountAbove !== null}
          disabled={isFixed}
          onChange={(checked) => onChange({ ...approval, discountAbove: checked ? FIRST_SHARE : null })}
        />
        {discountAbove !== null && (
          <PercentField
            label={copy.discountAbove}
            value={discountAbove}
            storedAs="hundredths"
            wrong={copy.discountWrong}
            disabled={isFixed}
            className="ms-6 max-w-48"
            onChange={(value) => onChange({ ...approval, discountAbove: value })}
          />
        )}
      </div>
      <div className="grid gap-3">
        <Checkbox
          label={copy.totals}
          {...(currency === null && { hint: copy.totalNeedsCurrency })}
          checked={totalAbove !== null}
          disabled={isFixed || currency === null}
          onChange={(checked) => onChange({ ...approval, totalAbove: checked ? 0 : null })}
        />
        {totalAbove !== null && currency !== null && (
          <MoneyField
            label={copy.totalAbove(currency)}
            value={totalAbove}
            currency={currency ?? 'USD'}
            max={HIGHEST_PRICE}
            wrong={copy.totalWrong}
            disabled={isFixed}
            className="ms-6 max-w-48"
            onChange={(value) => onChange({ ...approval, totalAbove: value })}
          />
        )}
      </div>
    </div>
  );
}
