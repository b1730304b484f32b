import { createVendorPrice, type PriceEntries, pricePeriods, priceUnits } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { fields, typedIn } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { localDayOf } from '@suite/values/iso-day';
import { useState } from 'react';
import { copy } from './copy';

const { prices: words } = copy;

const optionsOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, label]) => ({ value, label }));

/** Currencies of the countries whose ledgers the suite can read. */
const currencies = ['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD'].map((value) => ({ value, label: value }));

/** Maximum amount, in minor units. */
const MAX = 10_000_000_00;

/** Adds a price that the firm was offered. */
export function PriceDialog({ vendor, onClose }: { vendor: VendorPage; onClose: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [currency, setCurrency] = useState(vendor.tool?.currency ?? 'USD');
  const amounts = useMoneyFormat(currency, { max: MAX });
  const { entries } = createVendorPrice.body;
  const form = useForm(fields({ ...entries, amount: typedIn(amounts, entries.amount, words.noAmount) }), {
    saved: {
      amount: '',
      currency,
      unit: 'user' as PriceEntries['unit'],
      period: 'month' as PriceEntries['period'],
      plan: '',
      seenOn: localDayOf(Date.now()),
    },
    save: (output) => formClient.call(createVendorPrice, { params: { vendorId: vendor.id }, body: output }),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-compare');
    },
    failed: words.failed,
  });
  const { values, set } = form;

  function choose(next: string) {
    setCurrency(next);
    set({ currency: next });
  }

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input label={words.amount} inputMode="decimal" maxLength={24} autoComplete="off" {...form.text('amount')} />
        <Select label={words.currency} options={currencies} value={currency} onChange={choose} />
        <Select
          label={words.unit}
          options={optionsOf(words.units)}
          value={values.unit}
          onChange={(unit) => set({ unit: oneOf(priceUnits, unit) ?? 'flat' })}
        />
        <Select
          label={words.period}
          options={optionsOf(words.periods)}
          value={values.period}
          onChange={(period) => set({ period: oneOf(pricePeriods, period) ?? 'month' })}
        />
        <Input label={words.plan} maxLength={100} autoComplete="off" {...form.text('plan')} />
        <DateField label={words.seenOn} {...form.field('seenOn')} />
      </div>
    </FormDialog>
  );
}
