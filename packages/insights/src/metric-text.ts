import { reasons } from './metric';
import { type UnsureDocuments, unsureText } from './unsure-documents';

/** A metric as the API returns it, whose reason may be one that this release does not know. */
export type ReturnedMetric<T = number> =
  | { available: true; value: T; leftOut?: UnsureDocuments | undefined }
  | { available: false; reason: string; range?: { low: T; high: T; without: T; documents: UnsureDocuments } | undefined };

/** Returns a sentence that says why a reason's metric is not available. */
export const reasonText = (reason: string): string => (reasons as Record<string, string>)[reason] ?? 'The data does not say.';

/**
 * Returns a sentence that says why a metric is not available or a range, or what its value leaves out; undefined for a plain value.
 */
export function noteOf(metric: ReturnedMetric<unknown>): string | undefined {
  if (metric.available) return metric.leftOut && `Without ${unsureText(metric.leftOut)}.`;
  return metric.range ? `A range because of ${unsureText(metric.range.documents)}.` : reasonText(metric.reason);
}

/** Writes a metric's value, or its range: `$41.51 to $41.53`; undefined when it is not available. */
export function textOf(metric: ReturnedMetric, write: (value: number) => string): string | undefined {
  if (metric.available) return write(metric.value);
  if (!metric.range) return undefined;
  const [low, high] = [write(metric.range.low), write(metric.range.high)];
  return low === high ? low : `${low} to ${high}`;
}

/**
 * Returns the cell of a spreadsheet for a metric: a number only for a plain value, else a text with what else is to be known about
 * it; undefined when it is not available.
 */
export function cellOf(metric: ReturnedMetric, convert: (value: number) => number): number | string | undefined {
  const text = textOf(metric, (value) => String(convert(value)));
  if (metric.available && !metric.leftOut) return convert(metric.value);
  return text === undefined ? undefined : `${text} (${noteOf(metric)})`;
}

/** Returns the metric of a part of a metric's value, such as an age of receivables. */
export function partOf<T extends Record<string, number>>(metric: ReturnedMetric<T>, key: keyof T): ReturnedMetric {
  if (metric.available) return { ...metric, value: metric.value[key] as number };
  if (!metric.range) return { available: false, reason: metric.reason };
  const { low, high, without, documents } = metric.range;
  const range = { low: low[key] as number, high: high[key] as number, without: without[key] as number, documents };
  return { ...metric, range };
}
