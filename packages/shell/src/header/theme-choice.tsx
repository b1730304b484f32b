import { setPreference } from '../preferences';
import { useSuite } from '../suite-context';
import { themes, useTheme } from '../theme';

const names = { light: 'Light', dark: 'Dark' };

/** Kept for all hosts of the environment. */
export function ThemeChoice() {
  const { browser } = useSuite();
  const chosen = useTheme();
  return (
    <fieldset className="suite-theme">
      <legend>Theme</legend>
      {[undefined, ...themes].map((theme) => (
        <label key={theme ?? 'system'}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => setPreference(browser, 'theme', theme ?? '')}
          />
          <span>{theme ? names[theme] : 'System'}</span>
        </label>
      ))}
    </fieldset>
  );
}
