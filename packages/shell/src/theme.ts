import { useEffect } from 'react';
import { usePreference } from './preferences';

export const themes = ['light', 'dark'] as const;

/** Absent while the page follows the system. */
export type Theme = (typeof themes)[number];

export const themeOf = (text: string): Theme | undefined => themes.find((theme) => theme === text);

/** Shows the page in the theme that was chosen, here or in another tab. The hint has done so for the first paint. */
export function useTheme(): Theme | undefined {
  const theme = themeOf(usePreference('theme'));
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return theme;
}
