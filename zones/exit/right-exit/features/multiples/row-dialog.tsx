import type { Measure, MultipleRow } from '@services/rightexit/contract/multiples';
import { measures } from '@services/rightexit/contract/multiples';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { amountOf, typed } from '../frame/use-money';
import { copy } from './copy';

interface Props {
  /** The one that is edited; a new one when absent. */
  row: MultipleRow | undefined;
  onSave: (row: MultipleRow) => Promise<void>;
  onClose: () => void;
}

const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() && Number.isFinite(value) ? value : undefined;
};

/** A row of a table of multiples. */
export function RowDialog({ row, onSave, onClose }: Props) {
  const [first] = useState(() => ({
    measure: row?.measure ?? ('revenue' as Measure),
    currency: row?.currency ?? 'USD',
    from: typed(row?.from ?? 0, row?.currency ?? 'USD'),
    to: typed(row?.to, row?.currency ?? 'USD'),
    low: row ? String(row.low) : '',
    mid: row ? String(row.mid) : '',
    high: row ? String(row.high) : '',
    source: row?.source ?? '',
    on: row?.on ?? '',
  }));
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });
  const isCurrency = /^[A-Z]{3}$/.test(entries.currency);
  const currency = isCurrency ? entries.currency : 'USD';
  const from = amountOf(entries.from, currency);
  const to = amountOf(entries.to, currency);
  const [low, mid, high] = [numberOf(entries.low), numberOf(entries.mid), numberOf(entries.high)];

  function submit() {
    setTold(true);
    if (!isCurrency || from === undefined || to === undefined || !entries.source.trim() || !entries.on) return undefined;
    if (low === undefined || mid === undefined || high === undefined) return undefined;
    const { measure, source, on } = entries;
    return onSave({ measure, from: from ?? 0, to, currency, low, mid, high, source: source.trim(), on });
  }

  const text = (name: 'from' | 'to' | 'low' | 'mid' | 'high', isWrong: boolean, wrong: string, hint?: string) => (
    <Input
      label={copy[name]}
      value={entries[name]}
      inputMode="decimal"
      maxLength={24}
      autoComplete="off"
      {...(hint && { hint })}
      {...(isTold && isWrong && { error: wrong })}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );

  return (
    <FormDialog
      title={row ? copy.editTitle : copy.addTitle}
      isWide
      isUnsaved={entries !== first}
      submit={copy.save}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.failed(reasonOf(error))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.columns.measure}
          options={measures.map((value) => ({ value, label: copy.measures[value] }))}
          value={entries.measure}
          onChange={(value) => set({ measure: oneOf(measures, value) ?? 'revenue' })}
        />
        <Input
          label={copy.currency}
          value={entries.currency}
          maxLength={3}
          autoComplete="off"
          {...(isTold && !isCurrency && { error: copy.wrong.currency })}
          onChange={(event) => set({ currency: event.currentTarget.value.toUpperCase() })}
        />
        {text('from', from === undefined, copy.wrong.amount)}
        {text('to', to === undefined, copy.wrong.amount, copy.toHint)}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {text('low', low === undefined, copy.wrong.number)}
        {text('mid', mid === undefined, copy.wrong.number)}
        {text('high', high === undefined, copy.wrong.number)}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label={copy.source}
          hint={copy.sourceHint}
          value={entries.source}
          maxLength={300}
          autoComplete="off"
          {...(isTold && !entries.source.trim() && { error: copy.wrong.source })}
          onChange={(event) => set({ source: event.currentTarget.value })}
        />
        <DateField
          label={copy.on}
          value={entries.on}
          {...(isTold && !entries.on && { error: copy.wrong.on })}
          onChange={(on) => set({ on })}
        />
      </div>
    </FormDialog>
  );
}
