import { useEffect } from 'react';
import { usePreference } from './preferences';

export const themes = ['light', 'dark'] as const;

/** The chosen theme; absent while the page follows the system. */
export type Theme = (typeof themes)[number];

export const themeOf = (text: string): Theme | undefined => themes.find((theme) => theme === text);

/** Applies the theme chosen here or in another tab. For the first paint, the hint has done so. */
export function useTheme(): Theme | undefined {
  const theme = themeOf(usePreference('theme'));
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return theme;
}
