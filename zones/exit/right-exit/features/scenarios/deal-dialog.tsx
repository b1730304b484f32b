import { type DealEntry, putDeal } from '@services/valuation/contract/scenarios';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, typedIn, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat, usePercentFormat } from '@suite/shell/form/use-number-format';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import type { NumberFormat } from '@suite/ui/number-field';
import { useReload } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  subjectId: string;
  version: number;
  deal: DealEntry | null;
  currency: string;
  /** Whether there is a weighted value, which is the default price. */
  hasValue: boolean;
  onClose: () => void;
}

function schemaOf(amounts: NumberFormat, shares: NumberFormat, hasValue: boolean) {
  const { price, upfront, years, retention, discount } = putDeal.body.entries.deal.entries;
  return fields({
    price: typedIn(amounts, price, hasValue ? undefined : copy.noPrice),
    upfront: typedIn(shares, upfront, copy.noPercent),
    years: wholeNumber(years, copy.yearsWrong),
    retention: typedIn(shares, retention, copy.noPercent),
    discount: typedIn(shares, discount, copy.noPercent),
  });
}

/** Edits how a price is paid. */
export function DealDialog({ subjectId, version, deal, currency, hasValue, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const amounts = useMoneyFormat(currency);
  const shares = usePercentFormat({ storedAs: 'fraction' });
  const form = useForm(schemaOf(amounts, shares, hasValue), {
    saved: {
      price: amounts.write(deal?.price),
      upfront: shares.write(deal?.upfront),
      years: deal ? String(deal.years) : '',
      retention: shares.write(deal?.retention),
      discount: shares.write(deal?.discount),
    },
    version,
    save: (output, base) => formClient.call(putDeal, { params: { subjectId }, body: { version: base, deal: output } }),
    onSaved: () => reload().then(onClose),
    reload,
    done: copy.dealSaved,
    failed: copy.notSaved,
  });

  const field = (name: keyof typeof form.values, hint?: string) => (
    <Input label={copy[name]} inputMode="decimal" maxLength={24} autoComplete="off" hint={hint} {...form.text(name)} />
  );

  return (
    <FormDialog title={copy.deal} submit={copy.save} onClose={onClose} {...form.dialog}>
      {field('price', copy.priceHint)}
      {field('upfront')}
      {field('years')}
      {field('retention', copy.retentionHint)}
      {field('discount')}
      <FormNote form={form} />
    </FormDialog>
  );
}
