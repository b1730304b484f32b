import type { VendorPage } from '@services/acoren/contract/answers';
import { createPrice } from '@services/solutionhub-vendors/client/firm';
import { pricePeriods, priceUnits } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { localDayOf } from '@suite/contract/day';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

const { prices: words } = copy;

const optionsOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, label]) => ({ value, label }));

/** Currencies of the countries whose ledgers the suite reads. */
const currencies = ['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD'].map((value) => ({ value, label: value }));

const MOST = 10_000_000;

/** Whole minor units of what was typed; undefined of what is no amount. */
function minorOf(text: string): number | undefined {
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return undefined;
  const amount = Math.round(Number(text.replace(',', '.')) * 100);
  return amount <= MOST * 100 ? amount : undefined;
}

/** Adds a price that the firm was offered. */
export function PriceDialog({ vendor, onClose }: { vendor: VendorPage; onClose: () => void }) {
  const { client } = useApi();
  const readAnew = useReadAnew();
  const [entries, setEntries] = useState({
    amount: '',
    currency: vendor.tool?.currency ?? 'USD',
    unit: 'user' as (typeof priceUnits)[number],
    period: 'month' as (typeof pricePeriods)[number],
    plan: '',
    seenOn: localDayOf(Date.now()),
  });
  const [isTold, setTold] = useState(false);
  const amount = minorOf(entries.amount);
  const set = (part: Partial<typeof entries>) => setEntries({ ...entries, ...part });

  function submit() {
    setTold(true);
    if (amount === undefined || !entries.seenOn) return undefined;
    return createPrice(client, vendor.id, { ...entries, amount }).then(async () => {
      onClose();
      await readAnew('explore-vendor', 'explore-compare');
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
          maxLength={12}
          autoComplete="off"
          onChange={(event) => set({ amount: event.currentTarget.value })}
          {...(isTold && amount === undefined && { error: words.bad })}
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
