import { type Measure, type PlainMeasure, type Unit, units } from './units';

/** Whether a metric is read as a number with its unit. */
export const isPlain = (measure: Measure): measure is PlainMeasure => units[measure] !== 'money' && units[measure] !== 'name';

const marks: Partial<Record<Unit, string>> = { days: 'days', months: 'months', ratio: '%', percent: '%' };

/** The head of a column in which a spreadsheet takes plain numbers of a metric: `CEI (%)`. */
export function plainHead(measure: PlainMeasure, text: string): string {
  const mark = marks[units[measure]];
  return mark ? `${text} (${mark})` : text;
}

/** A value of a metric as such a column has it: shares in percent. */
export const plainValue = (measure: PlainMeasure, value: number): number => (units[measure] === 'ratio' ? value * 100 : value);
