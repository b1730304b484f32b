import type { AppSetting } from '@services/identity/contract/access';
import { Radio, RadioGroup } from '@suite/ui/radio';

interface Props {
  /** The app of the setting. */
  label: string;
  value: AppSetting | null;
  /** What applies without a setting. */
  unset: string;
  onChange: (value: AppSetting | null) => void;
  disabled?: boolean;
}

/** Radio buttons for no setting, open or closed. */
export function SettingChoice({ label, value, unset, onChange, disabled }: Props) {
  const choices = [
    { setting: null, text: unset },
    { setting: 'allowed', text: 'Open' },
    { setting: 'blocked', text: 'Closed' },
  ] as const;
  return (
    <RadioGroup
      legend={label}
      legendClassName="ui-visually-hidden"
      disabled={disabled}
      className="flex flex-none overflow-hidden rounded-md border border-line-strong"
    >
      {choices.map(({ setting, text }) => (
        <Radio
          key={text}
          label={text}
          className="min-h-8 justify-center first-of-type:min-w-32 border-line-strong px-3 text-xs font-medium text-muted not-first-of-type:border-s hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          boxClassName="sr-only"
          checked={value === setting}
          onChange={() => onChange(setting)}
        />
      ))}
    </RadioGroup>
  );
}
