import { type Measure, type MultipleRow, measures, putMultiples } from '@services/valuation/contract/multiples';
import { oneOf } from '@suite/list/known-values';
import { fields, typedIn, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat, useNumberFormat } from '@suite/shell/form/use-number-format';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import type { NumberFormat } from '@suite/ui/number-field';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

function schemaOf(amounts: NumberFormat, numbers: NumberFormat) {
  const multiples = {
    read(text: string) {
      const { value, problem } = numbers.read(text);
      return { value, problem: value === 0 ? copy.wrong.number : problem };
    },
  };
  const { entries } = putMultiples.body.entries.rows.item;
  return fields({
    ...entries,
    currency: worded(entries.currency, copy.wrong.currency),
    from: typedIn({ read: (text) => (text.trim() ? amounts.read(text) : { value: 0 }) }, entries.from),
    to: typedIn(amounts, entries.to),
    low: typedIn(multiples, entries.low, copy.wrong.number),
    mid: typedIn(multiples, entries.mid, copy.wrong.number),
    high: typedIn(multiples, entries.high, copy.wrong.number),
    source: worded(entries.source, copy.wrong.source),
    on: worded(entries.on, copy.wrong.on),
  });
}

interface Props {
  /** The row to edit; absent for a new one. */
  row: MultipleRow | undefined;
  onSave: (row: MultipleRow) => Promise<void>;
  onClose: () => void;
}

/** Adds or edits a row of a table of multiples. */
export function RowDialog({ row, onSave, onClose }: Props) {
  const [currency, setCurrency] = useState(row?.currency ?? 'USD');
  const amounts = useMoneyFormat(/^[A-Z]{3}$/.test(currency) ? currency : 'USD');
  const numbers = useNumberFormat({ decimals: 4, max: 100 });
  const [saved] = useState(() => ({
    measure: row?.measure ?? ('revenue' as Measure),
    currency,
    from: amounts.write(row?.from ?? 0),
    to: amounts.write(row?.to),
    low: numbers.write(row?.low),
    mid: numbers.write(row?.mid),
    high: numbers.write(row?.high),
    source: row?.source ?? '',
    on: row?.on ?? '',
  }));
  const form = useForm(schemaOf(amounts, numbers), { saved, save: onSave, failed: copy.failed });

  function chooseCurrency(code: string) {
    setCurrency(code);
    form.set({ currency: code });
  }

  const text = (name: 'from' | 'to' | 'low' | 'mid' | 'high', hint?: string) => (
    <Input label={copy[name]} inputMode="decimal" maxLength={24} autoComplete="off" hint={hint} {...form.text(name)} />
  );

  return (
    <FormDialog title={row ? copy.editTitle : copy.addTitle} isWide submit={copy.save} onClose={onClose} {...form.dialog}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.columns.measure}
          options={measures.map((value) => ({ value, label: copy.measures[value] }))}
          value={form.values.measure}
          onChange={(value) => form.set({ measure: oneOf(measures, value) ?? 'revenue' })}
        />
        <Input
          label={copy.currency}
          maxLength={3}
          autoComplete="off"
          {...form.text('currency')}
          onChange={(event) => chooseCurrency(event.currentTarget.value.toUpperCase())}
        />
        {text('from')}
        {text('to', copy.toHint)}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {text('low')}
        {text('mid')}
        {text('high')}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input label={copy.source} hint={copy.sourceHint} maxLength={300} autoComplete="off" {...form.text('source')} />
        <DateField label={copy.on} {...form.field('on')} />
      </div>
    </FormDialog>
  );
}
