import { type Charge, firstYearCharges, type Terms } from '@suite/pricing/charges';
import { type Billing, type Line, recurrences } from '@suite/pricing/line';
import { type Amounts, lineAmounts, sumOf } from '@suite/pricing/line-amounts';
import { totalsOf } from '@suite/pricing/totals';

/** What is charged on one day; null for what is charged on completion. */
export interface Due {
  on: string | null;
  amounts: Amounts;
  charges: Charge[];
}

/** What selected lines cost and when; minor units. */
export interface Dues {
  today: Amounts;
  /** What reduces `today`, and what is left of it for later charges: paid for days that an amendment charges again. */
  credit: { used: number; left: number };
  /** Of `today`, with tax, what is to be paid. */
  due: number;
  /** First periods that are cut short: charged once, in their order. */
  partial: Charge[];
  /** What a whole period of each recurring billing costs, then what is charged once. */
  prices: { billing: Billing; amounts: Amounts }[];
  /** What is charged once on later days. */
  later: Due[];
  /** Without the deposits; null when no line is charged on completion. */
  completion: Amounts | null;
  firstYear: Amounts;
  /** Every charge of the first 12 months by its day, those on completion last. */
  days: Due[];
}

/** @param credit minor units that were paid for days which these lines charge again */
export function duesOf(lines: readonly Line[], terms: Terms, credit = 0): Dues {
  const { byBilling, today, firstYear } = totalsOf(lines, terms);
  const charges = firstYearCharges(lines, terms);
  const onCompletion = charges.filter(({ kind }) => kind === 'completion');
  const used = Math.min(credit, today.gross);
  const whole = new Map(lines.map((line) => [line.id, lineAmounts(line).gross]));
  const periods = charges.filter(({ kind }) => kind === 'period');
  return {
    today,
    credit: { used, left: credit - used },
    due: today.gross - used,
    partial: periods.filter(({ lineId, gross }) => gross !== whole.get(lineId)),
    prices: [...recurrences, 'acceptance' as const, 'completion' as const]
      .filter((billing) => lines.some((line) => line.billing === billing))
      .map((billing) => ({ billing, amounts: byBilling[billing] })),
    later: byDay(charges.filter(({ kind, on }) => kind === 'acceptance' && on !== terms.acceptedOn)),
    completion: onCompletion.length ? sumOf(onCompletion) : null,
    firstYear,
    days: byDay(charges),
  };
}

function byDay(charges: readonly Charge[]): Due[] {
  const days = [...new Set(charges.map(({ on }) => on))];
  return days.map((on) => {
    const those = charges.filter((charge) => charge.on === on);
    return { on, amounts: sumOf(those), charges: those };
  });
}
