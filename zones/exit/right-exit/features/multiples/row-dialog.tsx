import type { Measure, MultipleRow } from '@services/rightexit/contract/multiples';
import { measures } from '@services/rightexit/contract/multiples';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMoneyFormat, useNumberFormat } from '@suite/shell/form/use-number-format';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  /** The row to edit; absent for a new one. */
  row: MultipleRow | undefined;
  onSave: (row: MultipleRow) => Promise<void>;
  onClose: () => void;
}

/** Adds or edits a row of a table of multiples. */
export function RowDialog({ row, onSave, onClose }: Props) {
  const typedIn = useMoneyFormat(row?.currency ?? 'USD');
  const numbers = useNumberFormat({ decimals: 4, max: 100 });
  const [first] = useState(() => ({
    measure: row?.measure ?? ('revenue' as Measure),
    currency: row?.currency ?? 'USD',
    from: typedIn.write(row?.from ?? 0),
    to: typedIn.write(row?.to),
    low: numbers.write(row?.low),
    mid: numbers.write(row?.mid),
    high: numbers.write(row?.high),
    source: row?.source ?? '',
    on: row?.on ?? '',
  }));
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });
  const isCurrency = /^[A-Z]{3}$/.test(entries.currency);
  const amounts = useMoneyFormat(isCurrency ? entries.currency : 'USD');
  const [from, to] = [amounts.read(entries.from), amounts.read(entries.to)];
  const [low, mid, high] = [numbers.read(entries.low), numbers.read(entries.mid), numbers.read(entries.high)];

  function submit() {
    setTold(true);
    if (!isCurrency || from.value === undefined || to.value === undefined || !entries.source.trim() || !entries.on)
      return undefined;
    if (!low.value || !mid.value || !high.value) return undefined;
    const { measure, source, on } = entries;
    const ends = { low: low.value, mid: mid.value, high: high.value };
    return onSave({
      measure,
      from: from.value ?? 0,
      to: to.value,
      currency: entries.currency,
      ...ends,
      source: source.trim(),
      on,
    });
  }

  const text = (name: 'from' | 'to' | 'low' | 'mid' | 'high', wrong: string | undefined, hint?: string) => (
    <Input
      label={copy[name]}
      value={entries[name]}
      inputMode="decimal"
      maxLength={24}
      autoComplete="off"
      {...(hint && { hint })}
      error={isTold ? wrong : undefined}
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
        {text('from', from.problem)}
        {text('to', to.problem, copy.toHint)}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {text('low', low.problem ?? (low.value ? undefined : copy.wrong.number))}
        {text('mid', mid.problem ?? (mid.value ? undefined : copy.wrong.number))}
        {text('high', high.problem ?? (high.value ? undefined : copy.wrong.number))}
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
