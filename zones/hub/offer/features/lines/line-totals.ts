import { billings, type Line, line as lineSchema } from '@suite/pricing/line';
import { type Amounts, noAmounts, sumOf } from '@suite/pricing/line-amounts';
import { type Totals, totalsOf } from '@suite/pricing/totals';
import * as v from 'valibot';

const valid = new WeakMap<Line, boolean>();

/** Whether a line can be saved, and counted. */
export function isValidLine(line: Line): boolean {
  const known = valid.get(line) ?? v.is(lineSchema, line);
  valid.set(line, known);
  return known;
}

type Terms = Parameters<typeof totalsOf>[1];

const made = new WeakMap<Line, { of: string; totals: Totals }>();

/** What one line comes to; a line that did not change is not counted again. */
function totalsOfLine(line: Line, terms: Terms): Totals {
  const of = `${terms.acceptedOn} ${terms.billingDay}`;
  const known = made.get(line);
  if (known?.of === of) return known.totals;
  const totals = totalsOf([line], terms);
  made.set(line, { of, totals });
  return totals;
}

/** What lines come to, as `totalsOf` says; undefined while one of them has something to correct. */
export function totalsOfLines(lines: readonly Line[], terms: Terms): Totals | undefined {
  if (!lines.every(isValidLine)) return undefined;
  const each = lines.map((line) => totalsOfLine(line, terms));
  const sum = (amountsOf: (totals: Totals) => Amounts) => (each.length > 0 ? sumOf(each.map(amountsOf)) : noAmounts);
  return {
    byBilling: Object.fromEntries(
      billings.map((billing) => [billing, sum((totals) => totals.byBilling[billing])]),
    ) as Totals['byBilling'],
    today: sum(({ today }) => today),
    firstYear: sum(({ firstYear }) => firstYear),
  };
}

/** The lines that are taken before the client has chosen anything. */
export const takenAtFirst = (lines: readonly Line[]): Line[] => lines.filter((line) => !line.isAddOn || line.isPreselected);
