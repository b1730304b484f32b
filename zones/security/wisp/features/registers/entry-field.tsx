import type { EntryData } from '@services/security-plan/contract/registers';
import { ChoiceField } from '@suite/list/choice-field';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import { type Field, labelOf } from './register-fields';

interface Props {
  field: Field;
  data: EntryData;
  error: string | undefined;
  onChange: (value: string | number | boolean | null) => void;
}

/** Edits one field of an entry, by its kind. */
export function EntryField({ field, data, error, onChange }: Props) {
  const label = labelOf(field);
  const value = (data as unknown as Record<string, unknown>)[field.name];
  switch (field.kind) {
    case 'text':
      return (
        <Input
          label={label}
          value={String(value)}
          maxLength={200}
          autoComplete="off"
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'long':
      return (
        <div className="sm:col-span-2">
          <TextArea
            label={label}
            rows={2}
            maxLength={2000}
            value={String(value)}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      );
    case 'day':
      return (
        <DateField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(day) => onChange(field.name === 'discoveredOn' ? day : day || null)}
          error={error}
        />
      );
    case 'count':
      return (
        <div className="sm:col-span-2">
          <Input
            label={label}
            type="number"
            min={0}
            max={100_000_000}
            step={1}
            inputMode="numeric"
            hint={copy.consumersHint}
            error={error}
            value={value === null ? '' : String(value)}
            onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? null : Math.trunc(Number(typed)))}
          />
        </div>
      );
    case 'flag':
      return (
        <Checkbox label={label} className="self-center" checked={Boolean(value)} onChange={(isChecked) => onChange(isChecked)} />
      );
    case 'choice':
      return (
        <ChoiceField
          label={label}
          texts={field.texts}
          value={String(value)}
          onChange={(chosen) => onChange(typeof value === 'number' ? Number(chosen) : chosen)}
        />
      );
  }
}
