'use client';

import type { Figure } from '@services/insights/contract/metric-schemas';
import { reasons } from '@suite/insights/figure';
import { type FigureFormats, figureFormatsOf } from '@suite/insights/figure-formats';
import { usePreference } from '@suite/shell/preferences';

export type { FigureFormats };

/** By locale: to make formats takes longer than to draw most of what they write. */
const made = new Map<string, FigureFormats>();

/** How figures are written for the person, in their locale or the browser's. */
export function useFigureFormats(): FigureFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? figureFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}

/** What stands where a figure cannot be said. */
export const NOT_AVAILABLE = 'Not available';

/** Why a figure is not available, in a sentence; undefined when it is. */
export function reasonOf(figure: Figure): string | undefined {
  if (figure.available) return undefined;
  return (reasons as Record<string, string>)[figure.reason] ?? 'The data does not say.';
}

/** A figure as `write` writes it; undefined when it is not available. */
export const written = (figure: Figure, write: (value: number) => string): string | undefined =>
  figure.available ? write(figure.value) : undefined;
