import { addDays, addMonths } from '@suite/values/iso-day';
import fc from 'fast-check';
import { type Charge, chargesOf } from './charges';
import { anyLine, lineOf } from './fixture-lines';
import { isRecurring } from './line';
import { lineAmounts, sumOf, taxed } from './line-amounts';
import { shareOf } from './share';

const shown = (charges: readonly Charge[]) => charges.map(({ on, gross }) => [on, gross]);

const recurring = { billing: 'monthly', price: 31_000 } as const;

describe('charges', () => {
  it('starting on the 31st fall on the last day of shorter months, and return to the 31st', () => {
    const charges = chargesOf([lineOf(recurring)], { acceptedOn: '2027-01-31', billingDay: null }, '2027-06-01');
    expect(charges.map(({ on, to }) => [on, to])).toEqual([
      ['2027-01-31', '2027-02-27'],
      ['2027-02-28', '2027-03-30'],
      ['2027-03-31', '2027-04-29'],
      ['2027-04-30', '2027-05-30'],
      ['2027-05-31', '2027-06-29'],
    ]);
  });

  it('on billing day 31 start with the days up to it, and then follow the ends of the months', () => {
    const line = lineOf({ ...recurring, isProrated: true });
    const charges = chargesOf([line], { acceptedOn: '2027-02-10', billingDay: 31 }, '2027-05-01');
    // 18 of the 28 days from 31 January to 27 February.
    expect(shown(charges)).toEqual([
      ['2027-02-10', 19_929],
      ['2027-02-28', 31_000],
      ['2027-03-31', 31_000],
      ['2027-04-30', 31_000],
    ]);
  });

  it('for a shortened quarter count its days as part of the whole quarter', () => {
    const line = lineOf({ billing: 'quarterly', price: 92_000, isProrated: true });
    const charges = chargesOf([line], { acceptedOn: '2027-01-22', billingDay: 1 }, '2027-06-01');
    // From 22 to 31 January: ten of the 92 days from 1 November.
    expect(shown(charges)).toEqual([
      ['2027-01-22', 10_000],
      ['2027-02-01', 92_000],
      ['2027-05-01', 92_000],
    ]);
  });

  it('cover whole periods from the start if the line is not prorated or starts on the billing day', () => {
    const at = { acceptedOn: '2027-03-10', billingDay: 1 };
    const later = lineOf({ ...recurring, isProrated: true, startsOn: '2027-04-01' });
    expect(shown(chargesOf([lineOf(recurring)], at, '2027-04-12'))).toEqual([
      ['2027-03-10', 31_000],
      ['2027-04-10', 31_000],
    ]);
    expect(shown(chargesOf([later], at, '2027-04-12'))).toEqual([['2027-04-01', 31_000]]);
  });

  it('start on acceptance if the offered start has passed', () => {
    const line = lineOf({ billing: 'weekly', startsOn: '2027-01-01' });
    const charges = chargesOf([line], { acceptedOn: '2027-02-03', billingDay: 1 }, '2027-02-15');
    expect(charges.map(({ on }) => on)).toEqual(['2027-02-03', '2027-02-10']);
  });

  it('for a deposit and the rest add up to the price of the line', () => {
    const line = lineOf({ billing: 'completion', price: 33_333, taxRate: 8875, depositRate: 3_333 });
    const [deposit, rest] = chargesOf([line], { acceptedOn: '2027-01-01', billingDay: null }, '2028-01-01');
    expect([deposit, rest]).toMatchObject([
      { kind: 'deposit', on: '2027-01-01' },
      { kind: 'completion', on: null },
    ]);
    expect((deposit?.gross ?? 0) + (rest?.gross ?? 0)).toBe(lineAmounts(line).gross);
  });

  const anyTerms = fc.record({
    acceptedOn: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    billingDay: fc.option(fc.integer({ min: 1, max: 31 })),
  });

  it('add up to the cost of the accepted lines in each period, to the cent, with any proration, discount and tax', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), anyTerms, (lines, { acceptedOn, billingDay }) => {
        const accepted = acceptedOn.toISOString().slice(0, 10);
        const before = addMonths('2027-12-31', 13);
        const charges = chargesOf(lines, { acceptedOn: accepted, billingDay }, before);
        for (const line of lines) {
          const whole = lineAmounts(line);
          const mine = charges.filter(({ lineId }) => lineId === line.id);
          for (const { net, tax, gross } of mine) expect(gross).toBe(net + tax);
          if (!isRecurring(line.billing)) {
            expect(sumOf(mine)).toEqual({ net: whole.net, tax: whole.tax, gross: whole.gross });
            continue;
          }
          const [first, ...later] = mine;
          const isShort = first?.net !== whole.net;
          if (isShort && first?.from && first.to) {
            const next = later[0]?.from;
            expect(next).toBe(addDays(first.to, 1));
            expect(first.net).toBeLessThanOrEqual(whole.net);
            expect(first.tax).toBe(taxed(first.net, line.taxRate).tax);
          }
          for (const charge of later) expect(charge).toMatchObject({ net: whole.net, tax: whole.tax, gross: whole.gross });
          // No day is charged twice, and none is skipped.
          for (const [at, charge] of later.entries()) {
            expect(charge.from).toBe(addDays(mine[at]?.to ?? '', 1));
          }
        }
      }),
    );
  });

  it('for the days of a period add up to the period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 366 }), (amount, days) => {
        const parts = Array.from({ length: days }, (_, day) => shareOf(amount, day + 1, days) - shareOf(amount, day, days));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      }),
    );
  });
});
