import { setPreference } from '../preferences';
import { useSuite } from '../suite-context';
import { type Theme, themes, useTheme } from '../theme';
import { useSavePreferences } from '../use-own-preferences';

const names = { light: 'Light', dark: 'Dark' };

/** Holds at once on all hosts of the environment, and for the person wherever they sign in. */
export function ThemeChoice() {
  const { browser } = useSuite();
  const save = useSavePreferences();
  const chosen = useTheme();

  function choose(theme: Theme | undefined): void {
    setPreference(browser, 'theme', theme ?? '');
    save({ theme: theme ?? null }).catch(() => undefined);
  }

  return (
    <fieldset className="suite-theme">
      <legend>Theme</legend>
      {[undefined, ...themes].map((theme) => (
        <label key={theme ?? 'system'}>
          <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
          <span>{theme ? names[theme] : 'System'}</span>
        </label>
      ))}
    </fieldset>
  );
}
