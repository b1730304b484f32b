'use client';

import { reasons } from '@suite/insights/figure';
import { type FigureFormats, figureFormatsOf } from '@suite/insights/figure-formats';
import { usePreference } from '@suite/shell/preferences';

export type { FigureFormats };

/** A metric as the API answers it. */
export type Figure<T = number> = { available: true; value: T } | { available: false; reason: string };

/** By locale: formats take longer to create than to use. */
const made = new Map<string, FigureFormats>();

/** Formats metrics for the person, in their locale or the browser's. */
export function useFigureFormats(): FigureFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? figureFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}

/** Shown instead of a metric that is not available. */
export const NOT_AVAILABLE = 'Not available';

/** Why a metric is not available, in a sentence; undefined when it is. */
export function reasonOf(figure: Figure<unknown>): string | undefined {
  if (figure.available) return undefined;
  return (reasons as Record<string, string>)[figure.reason] ?? 'The data does not say.';
}

/** A metric formatted by `write`; undefined when it is not available. */
export const written = (figure: Figure, write: (value: number) => string): string | undefined =>
  figure.available ? write(figure.value) : undefined;
