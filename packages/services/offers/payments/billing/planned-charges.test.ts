import { lineOf } from '@services/proposals/fixture-proposals';
import { chargesOf } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { noAmounts, sumOf } from '@suite/pricing/line-amounts';
import { addDays, addMonths } from '@suite/values/iso-day';
import fc from 'fast-check';
import { chargedAfterEnd, itemsUntil } from './items-until';
import { type BillingTerms, completionsOf, duesOf, duesToCome } from './planned-charges';

const acceptedOn = '2027-01-31';

const termsOf = (lines: Line[], of: Partial<BillingTerms> = {}): BillingTerms => ({
  lines,
  acceptedOn,
  billingDay: null,
  pausedOn: null,
  skipped: [],
  endsOn: null,
  endIsProrated: false,
  lineEnds: {},
  ...of,
});

const day = (least: number, most: number) => fc.integer({ min: least, max: most }).map((count) => addDays(acceptedOn, count));

const anyLine = fc
  .record({
    billing: fc.constantFrom<Line['billing']>('acceptance', 'completion', 'weekly', 'monthly', 'quarterly', 'yearly'),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    taxRate: fc.integer({ min: 0, max: 30_000 }),
    depositRate: fc.integer({ min: 0, max: 10_000 }),
    quantity: fc.integer({ min: 0, max: 5_000 }).map((thousandths) => thousandths / 1000),
    discount: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('share' as const), share: fc.integer({ min: 0, max: 10_000 }), reason: fc.constant('x') }),
        fc.record({
          kind: fc.constant('amount' as const),
          amount: fc.integer({ min: 0, max: 100_000 }),
          reason: fc.constant('x'),
        }),
      ),
    ),
    startsOn: fc.option(day(0, 200)),
    isProrated: fc.boolean(),
  })
  .map((one) => lineOf({ ...one, depositRate: one.billing === 'completion' ? one.depositRate : 0 }));

const anyTerms = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }), billingDay: fc.option(fc.integer({ min: 1, max: 31 })) })
  .map(({ lines, billingDay }) => termsOf(lines, { billingDay }));

const before = addMonths(acceptedOn, 24);

describe('what comes due', () => {
  it('equals what was accepted, to the cent and for each period', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const charges = chargesOf(terms.lines, terms, before);
        const dues = duesOf(terms, before);
        const items = dues.flatMap((due) => due.items);
        expect(sumOf([...items, ...completionsOf(terms)])).toEqual(sumOf(charges));
        for (const due of dues) expect(sumOf(due.items)).toEqual({ net: due.net, tax: due.tax, gross: due.gross });
        for (const item of items) {
          const charge = charges.find(
            ({ lineId, kind, from }) => lineId === item.lineId && kind === item.kind && from === item.from,
          );
          expect(charge?.gross).toBe(item.gross);
        }
      }),
    );
  });

  it('is the same whether it is charged day by day or for many days at once', () => {
    fc.assert(
      fc.property(anyTerms, day(1, 500), (terms, until) => {
        const whole = duesOf(terms, before).filter(({ on }) => on < until);
        expect(duesOf(terms, until)).toEqual(whole);
      }),
    );
  });

  it('excludes the days of a pause, and continues after it when they are skipped', () => {
    fc.assert(
      fc.property(anyTerms, day(1, 300), fc.integer({ min: 1, max: 200 }), (terms, from, days) => {
        const to = addDays(from, days);
        const skipped = duesOf({ ...terms, skipped: [{ from, to }] }, before);
        const expected = duesOf(terms, before).filter(({ on }) => on < from || on >= to);
        expect(skipped).toEqual(expected);
        expect(duesOf({ ...terms, pausedOn: from }, before)).toEqual(expected.filter(({ on }) => on < from));
      }),
    );
  });

  it('is prorated in the period in which the billing ends: what was paid less the refund is what was used', () => {
    fc.assert(
      fc.property(anyTerms, day(1, 400), (terms, endsOn) => {
        const ended = { ...terms, endsOn, endIsProrated: true };
        const until = addDays(endsOn, 1);
        const paid = duesOf(terms, until).flatMap(({ items }) => items);
        const planned = duesOf(ended, before).flatMap(({ items }) => items);
        const remaining = itemsUntil(ended, paid);
        expect(remaining.filter(({ gross }) => gross)).toEqual(planned);
        expect(sumOf(paid).gross - chargedAfterEnd(ended, paid)).toBe(sumOf(planned).gross);
        for (const { to } of planned) expect(to === null || to <= endsOn).toBe(true);
      }),
    );
  });

  it('covers whole periods when the end is not prorated', () => {
    const terms = termsOf([lineOf()], { endsOn: '2027-03-05' });
    expect(duesOf(terms, before).map(({ on, gross }) => [on, gross])).toEqual([
      ['2027-01-31', 50_000],
      ['2027-02-28', 50_000],
    ]);
  });

  it('is empty for lines that cost nothing', () => {
    expect(duesOf(termsOf([lineOf({ price: 0 })]), before)).toEqual([]);
    expect(sumOf(duesOf(termsOf([lineOf({ price: 0 })]), before))).toEqual(noAmounts);
  });

  it('is planned for a year from the day after today', () => {
    const plan = duesToCome(termsOf([lineOf()]), '2027-01-31');
    expect(plan.map(({ on }) => on)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
    ]);
  });
});
