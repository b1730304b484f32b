import type { AppSetting } from '@services/identity/contract/access';
import { useId } from 'react';

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
  const name = useId();
  const choices = [
    { setting: null, text: unset },
    { setting: 'allowed', text: 'Open' },
    { setting: 'blocked', text: 'Closed' },
  ] as const;
  return (
    <fieldset className="flex flex-none overflow-hidden rounded-md border border-line-strong" disabled={disabled}>
      <legend className="ui-visually-hidden">{label}</legend>
      {choices.map(({ setting, text }) => (
        <label
          key={text}
          className="flex min-h-8 cursor-pointer items-center justify-center first-of-type:min-w-32 border-line-strong px-3 text-xs font-medium text-muted not-first-of-type:border-s hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="ui-visually-hidden"
            checked={value === setting}
            onChange={() => onChange(setting)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
