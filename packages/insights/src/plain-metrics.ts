import { type Measure, type PlainMeasure, type Unit, units } from './metrics/units';

/** Returns whether a metric is a number with a unit. */
export const isPlain = (measure: Measure): measure is PlainMeasure => units[measure] !== 'money' && units[measure] !== 'name';

const marks: Partial<Record<Unit, string>> = { days: 'days', months: 'months', ratio: '%', percent: '%' };

/** Returns the heading of a spreadsheet column with plain numbers of a metric: `CEI (%)`. */
export function plainHead(measure: PlainMeasure, text: string): string {
  const mark = marks[units[measure]];
  return mark ? `${text} (${mark})` : text;
}

/** Returns a metric's value for such a column: shares in percent. */
export const plainValue = (measure: PlainMeasure, value: number): number => (units[measure] === 'ratio' ? value * 100 : value);
