import type { Field } from '@services/inbox/contract/forms';
import { type FieldKind, MAX_LINE } from '@services/inbox/contract/terms';
import { oneOf } from '@suite/list/known-values';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import { asKind } from './form-draft';

interface Props {
  field: Field;
  kinds: readonly FieldKind[];
  isFirst: boolean;
  isLast: boolean;
  labelFault: string | undefined;
  optionsFault: string | undefined;
  onChange: (field: Field) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function FieldRow({ field, kinds, isFirst, isLast, labelFault, optionsFault, onChange, onMove, onRemove }: Props) {
  const { kind, label, help, isRequired, options } = field;
  const shown = label || copy.kinds[kind];
  return (
    <li className="rounded-lg border border-line bg-surface p-3">
      <div className="grid gap-3 sm:grid-cols-[180px_minmax(0,1fr)]">
        <Select
          label={copy.kind}
          options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
          value={kind}
          onChange={(value) => onChange(asKind(field, oneOf(kinds, value) ?? kind))}
        />
        <Input
          label={copy.fieldLabel}
          value={label}
          maxLength={MAX_LINE}
          autoComplete="off"
          {...(labelFault && { error: labelFault })}
          onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
        />
      </div>
      {(kind === 'choice' || kind === 'heard') && (
        <div className="mt-3">
          <TextArea
            label={copy.options}
            value={options.join('\n')}
            rows={3}
            error={optionsFault}
            onChange={(event) => onChange({ ...field, options: event.currentTarget.value.split('\n') })}
          />
        </div>
      )}
      <div className="mt-3">
        <Input
          label={copy.help}
          value={help}
          maxLength={MAX_LINE}
          autoComplete="off"
          onChange={(event) => onChange({ ...field, help: event.currentTarget.value })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={copy.required}
          size="sm"
          checked={isRequired}
          onChange={(next) => onChange({ ...field, isRequired: next })}
        />
        <span className="flex gap-1.5">
          <Button variant="quiet" size="sm" disabled={isFirst} aria-label={copy.up(shown)} onClick={() => onMove(-1)}>
            <Icon name="arrow-up" />
          </Button>
          <Button variant="quiet" size="sm" disabled={isLast} aria-label={copy.down(shown)} onClick={() => onMove(1)}>
            <Icon name="arrow-down" />
          </Button>
          <Button variant="quiet" size="sm" aria-label={copy.remove(shown)} onClick={onRemove}>
            <Icon name="close" />
          </Button>
        </span>
      </div>
    </li>
  );
}
