import type { VendorPage } from '@services/acoren/contract/answers';
import { createVendorPrice, pricePeriods, priceUnits } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
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
  const [entries, setEntries] = useState({
    amount: '',
    currency: vendor.tool?.currency ?? 'USD',
    unit: 'user' as (typeof priceUnits)[number],
    period: 'month' as (typeof pricePeriods)[number],
    plan: '',
    seenOn: localDayOf(Date.now()),
  });
  const [isTold, setTold] = useState(false);
  const amount = useMoneyFormat(entries.currency, { max: MAX }).read(entries.amount);
  const set = (part: Partial<typeof entries>) => setEntries({ ...entries, ...part });

  function submit() {
    setTold(true);
    if (typeof amount.value !== 'number' || !entries.seenOn) return undefined;
    return formClient
      .call(createVendorPrice, { params: { vendorId: vendor.id }, body: { ...entries, amount: amount.value } })
      .then(async () => {
        onClose();
        await revalidate('explore-vendor', 'explore-compare');
      });
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={entries.amount !== ''}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={words.amount}
          inputMode="decimal"
          value={entries.amount}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => set({ amount: event.currentTarget.value })}
          {...(isTold && typeof amount.value !== 'number' && { error: amount.problem ?? words.noAmount })}
        />
        <Select label={words.currency} options={currencies} value={entries.currency} onChange={(currency) => set({ currency })} />
        <Select
          label={words.unit}
          options={optionsOf(words.units)}
          value={entries.unit}
          onChange={(unit) => set({ unit: oneOf(priceUnits, unit) ?? 'flat' })}
        />
        <Select
          label={words.period}
          options={optionsOf(words.periods)}
          value={entries.period}
          onChange={(period) => set({ period: oneOf(pricePeriods, period) ?? 'month' })}
        />
        <Input
          label={words.plan}
          value={entries.plan}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => set({ plan: event.currentTarget.value })}
        />
        <DateField label={words.seenOn} value={entries.seenOn} onChange={(seenOn) => set({ seenOn })} />
      </div>
    </FormDialog>
  );
}
