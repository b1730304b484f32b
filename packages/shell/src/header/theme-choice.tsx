import { useId } from 'react';
import { setPreference } from '../preferences/preferences';
import { type Theme, themes, useTheme } from '../preferences/theme';
import { useSuite } from '../start/suite-context';

const names = { light: 'Light', dark: 'Dark' };

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
    <fieldset className="suite-theme">
      <legend>Theme</legend>
      {[undefined, ...themes].map((theme) => (
        <label key={theme ?? 'system'}>
          <input type="radio" name={name} checked={theme === chosen} onChange={() => choose(theme)} />
          <span>{theme ? names[theme] : 'System'}</span>
        </label>
      ))}
    </fieldset>
  );
}
