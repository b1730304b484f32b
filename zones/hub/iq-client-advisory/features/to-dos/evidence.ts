import type { RowFigure } from '@services/insights/contract/ledger-rows';
import type { Evidence, ToDo } from '@services/insights/contract/to-dos';
import { promiseText } from '@suite/iq/promise-text';
import type { FigureFormats } from '@suite/iq/use-figure-formats';
import { copy } from './copy';

type Measure = Evidence['measure'];

const monies: readonly Measure[] = ['overdue', 'over90', 'sales', 'salesBefore', 'opportunity', 'unappliedCredit'];

/** A piece of evidence as a person reads it. */
export function textOf({ measure, value }: Evidence, currency: string, formats: FigureFormats): string {
  if (typeof value === 'string') return formats.day(value);
  if (monies.includes(measure)) return formats.wholeMoney(value, currency);
  if (measure === 'shareLate') return formats.percent(value);
  if (measure === 'longestPastDue' || measure === 'daysLate') return formats.days(value);
  if (measure === 'oldestPriceMonths') return copy.months(formats.number(value));
  if (measure === 'oldestPriceAtLeast') return copy.atLeast(formats.number(value));
  return formats.number(value);
}

/** The figure whose rows stand behind a piece of evidence, where there is one. */
export const figureOf = (measure: Measure): RowFigure | undefined =>
  measure === 'overdue' || measure === 'sales' ? measure : undefined;

/** In a few words why there is a to-do: what was promised, how late the oldest is, or the first of the evidence. */
export function whyOf({ evidence, promise, rule, notes }: ToDo, currency: string, formats: FigureFormats): string {
  if (rule === 'collect' && promise) return copy.promisedFor(promiseText(promise, currency, formats));
  const pastDue = evidence.find(({ measure }) => measure === 'longestPastDue');
  if (pastDue) return copy.pastDue(textOf(pastDue, currency, formats));
  // One customer of the ledger is as it should be.
  const first = evidence.find(({ measure, value }) => measure !== 'ledgerCustomers' || value !== 1);
  if (first)
    return (
      copy.why[first.measure]?.(textOf(first, currency, formats)) ??
      `${copy.measures[first.measure]}: ${textOf(first, currency, formats)}`
    );
  return notes.at(-1)?.text ?? '';
}
