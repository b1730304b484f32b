import type { TableKind } from '@services/ledger/contract/table';
import { FIRST_DAY } from '@services/ledger/table-file/days';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { Select } from '@suite/ui/select';
import type { Draft } from './confirmed';
import { copy } from './copy';

interface Props {
  draft: Draft;
  /** As entered, or as derived from the columns. */
  asOf: string;
  /** `2021-03-17`; a file can't be from a later day. */
  today: string;
  asOfHint: string;
  onChange: (draft: Draft) => void;
}

const { mapping } = copy;
const kinds = Object.entries(mapping.kinds).map(([value, label]) => ({ value, label }));
const names = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value} · ${names.of(value)}` }));

/** Settings that apply to the whole file. */
export const FileFacts = ({ draft, asOf, today, asOfHint, onChange }: Props) => (
  <div className="grid gap-4 sm:grid-cols-3">
    <Select
      label={mapping.kind}
      options={kinds}
      value={draft.kind}
      placeholder={mapping.kindUnset}
      onChange={(kind) => onChange({ ...draft, kind: kind as TableKind })}
    />
    <DateField
      label={mapping.asOf}
      hint={asOfHint}
      value={asOf}
      min={FIRST_DAY}
      max={today}
      required
      onChange={(day) => onChange({ ...draft, asOf: day })}
    />
    <Combobox
      label={mapping.currency}
      hint={mapping.currencyHint}
      options={currencies}
      value={draft.currency}
      onChange={(currency) => onChange({ ...draft, currency: currency ?? '' })}
    />
  </div>
);
