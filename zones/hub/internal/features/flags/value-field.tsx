import type { Flag } from '@services/telemetry-intake/contract/administration';
import { Input } from '@suite/ui/input';
import { Switch } from '@suite/ui/switch';
import { TextArea } from '@suite/ui/text-area';

interface Props {
  label: string;
  flag: Flag;
  value: Flag['default'];
  onChange: (value: Flag['default']) => void;
}

export function ValueField({ label, flag: { kind, maxLength }, value, onChange }: Props) {
  if (kind === 'boolean')
    return <Switch className="gap-3 font-medium" label={label} checked={value === true} onChange={onChange} />;
  if (kind === 'number') {
    return (
      <Input
        label={label}
        type="number"
        step="any"
        required
        defaultValue={String(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    );
  }
  return (
    <TextArea
      label={label}
      value={String(value)}
      {...(maxLength !== undefined && { maxLength })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
