import { useId } from 'react';
import { setPreference } from '../preferences/preferences';
import { type Theme, themes, useTheme } from '../preferences/theme';
import { useSuite } from '../start/suite-context';

const names = { light: 'Light', dark: 'Dark' };

/** The transparent outline appears in forced colors, which remove the background. */
const option =
  'ui:block ui:cursor-pointer ui:rounded-[6px] ui:border ui:border-transparent ui:px-2.5 ui:py-1 ui:text-muted ui:[:checked+&]:border-line-strong ui:[:checked+&]:bg-sunken ui:[:checked+&]:text-ink ui:[:checked+&]:outline-2 ui:[:checked+&]:-outline-offset-2 ui:[:checked+&]:outline-transparent ui:[:focus-visible+&]:outline-2 ui:[:focus-visible+&]:outline-offset-1! ui:[:focus-visible+&]:outline-accent!';

interface Props {
  /** Called once the page shows the theme; null follows the system. */
  onChoose: (theme: Theme | null) => void;
}

/** Choice of the theme, which applies to all hosts of the environment at once. */
export function ThemeChoice({ onChoose }: Props) {
  const { browser } = useSuite();
  const name = useId();
  const chosen = useTheme();

  function choose(theme: Theme | undefined): void {
    setPreference(browser, 'theme', theme ?? '');
    onChoose(theme ?? null);
  }

  return (
    <fieldset className="ui:flex ui:items-center ui:gap-1 ui:px-2.5 ui:py-0.5">
      <legend className="ui:float-start ui:me-auto">Theme</legend>
      {[undefined, ...themes].map((theme) => (
        <label key={theme ?? 'system'}>
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => choose(theme)}
            className="ui:absolute ui:opacity-0"
          />
          <span className={option}>{theme ? names[theme] : 'System'}</span>
        </label>
      ))}
    </fieldset>
  );
}
