import fc from 'fast-check';
import * as v from 'valibot';
import { firstYearCharges } from './charges';
import { anyLine, lineOf } from './fixture-lines';
import { type Line, line, option } from './line';
import { driverPrice, lineAmounts, sumOf } from './line-amounts';
import { firstSelection, selectedLines } from './selection';
import { totalsOf } from './totals';

const at = { acceptedOn: '2027-01-10', billingDay: 1 };

describe('the price of a line', () => {
  it('charges each unit of a price input by its tier, and the fee of each tier reached', () => {
    const tiers = [
      { upTo: 10, each: 1_200, flat: 5_000 },
      { upTo: 50, each: 1_000, flat: 0 },
      { upTo: null, each: 800, flat: 2_500 },
    ];
    const prices = [0, 1, 10, 11, 50, 51].map((units) => driverPrice({ units, tiers }));
    expect(prices).toEqual([0, 6_200, 17_000, 18_000, 57_000, 60_300]);
  });

  it('rounds quantity, discount and tax half up, once each', () => {
    const amounts = lineAmounts(
      lineOf({ price: 10_001, quantity: 1.5, discount: { kind: 'share', share: 1_250, reason: 'Pilot' }, taxRate: 8_875 }),
    );
    // 15,001.5; 12.5 % of 15,002 is 1,875.25; 8.875 % of 13,127 is 1,165.02.
    expect(amounts).toMatchObject({ subtotal: 15_002, discount: 1_875, net: 13_127, tax: 1_165, gross: 14_292 });
  });

  it('is reduced to zero by a discount, but never below', () => {
    expect(lineAmounts(lineOf({ discount: { kind: 'amount', amount: 20_000, reason: 'Gift' } }))).toMatchObject({
      net: 0,
      gross: 0,
    });
  });

  it('is exact for zero and for twelve digits', () => {
    expect(lineAmounts(lineOf({ price: 0, taxRate: 8_875 })).gross).toBe(0);
    const { gross } = lineAmounts(lineOf({ price: 999_999_999_999, taxRate: 20_000 }));
    expect(gross).toBe(1_199_999_999_999);
  });
});

describe('totals', () => {
  it('are the sums of the amounts shown for the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const { byBilling, today } = totalsOf(lines, at);
        const shown = sumOf(lines.map(lineAmounts));
        expect(sumOf(Object.values(byBilling))).toEqual(shown);
        const charges = firstYearCharges(lines, at);
        expect(today).toEqual(sumOf(charges.filter(({ on }) => on === at.acceptedOn)));
      }),
    );
  });

  it('for the first 12 months run to the day before the anniversary, without an added partial month', () => {
    const monthly = lineOf({ billing: 'monthly', price: 42_500, isProrated: true });
    const { today, firstYear } = totalsOf([monthly], { acceptedOn: '2026-11-26', billingDay: 1 });
    // 5 of the 30 days of November are charged at once; twelve times $425 is $5,100.
    expect([today.gross, firstYear.gross]).toEqual([7_083, 510_000]);
    const quarterly = lineOf({ billing: 'quarterly', price: 90_000, taxRate: 8_875, isProrated: true });
    // Four times 90,000 and 7,988 (7,987.5).
    expect(totalsOf([quarterly], { acceptedOn: '2027-01-22', billingDay: 1 }).firstYear).toEqual({
      net: 360_000,
      tax: 31_952,
      gross: 391_952,
    });
    // 365 days are 52 weeks and a day.
    const weekly = lineOf({ billing: 'weekly', price: 7_000 });
    expect(totalsOf([weekly], { acceptedOn: '2027-01-22', billingDay: null }).firstYear.net).toBe(365_000);
  });

  it('for the first 12 months cover twelve months of each line, whenever it starts', () => {
    const lines = ['2027-01-01', '2027-03-15', '2028-06-01'].map((startsOn) => lineOf({ billing: 'monthly', startsOn }));
    expect(totalsOf(lines, { acceptedOn: '2027-01-10', billingDay: null }).firstYear.net).toBe(3 * 12 * 10_000);
    const setUp = lineOf({ startsOn: '2028-06-01' });
    expect(totalsOf([setUp], { acceptedOn: '2027-01-10', billingDay: null }).firstYear.net).toBe(10_000);
  });

  it('for the first 12 months contain the deposit and its rest once, and twelve months', () => {
    const lines = [
      lineOf({ billing: 'monthly', price: 80_800 }),
      lineOf({ billing: 'completion', price: 185_000, depositRate: 3_000 }),
      lineOf({ billing: 'quarterly', price: 35_000 }),
    ];
    const { byBilling, today, firstYear } = totalsOf(lines, at);
    expect(byBilling.monthly.gross).toBe(80_800);
    expect(today.gross).toBe(80_800 + 55_500 + 35_000);
    expect(firstYear.gross).toBe(12 * 80_800 + 185_000 + 4 * 35_000);
  });
});

describe("a client's selection", () => {
  const [fixed, addOn, counted] = [
    lineOf(),
    lineOf({ isAddOn: true, isPreselected: true }),
    lineOf({ quantityLimits: { least: 1, most: 5 } }),
  ] as [Line, Line, Line];
  const basic = { id: crypto.randomUUID(), name: 'Basic', description: '', lines: [fixed, addOn, counted] };
  const nothing = { optionId: basic.id, addOns: [], quantities: {} };

  it('contains preselected add-ons until the client declines them', () => {
    expect(selectedLines([basic], firstSelection(basic))).toEqual([fixed, addOn, counted]);
    expect(selectedLines([basic], nothing)).toEqual([fixed, counted]);
  });

  it('sets quantities only within their limits', () => {
    const of = (count: number, lineId = counted.id) => selectedLines([basic], { ...nothing, quantities: { [lineId]: count } });
    expect(of(5)?.map(({ quantity }) => quantity)).toEqual([1, 5]);
    expect([of(0), of(6), of(2, fixed.id), of(1, crypto.randomUUID())]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('rejects lines that are not add-ons of the option, and options that are not offered', () => {
    expect(selectedLines([basic], { ...nothing, addOns: [fixed.id] })).toBeUndefined();
    expect(selectedLines([basic], { ...nothing, optionId: crypto.randomUUID() })).toBeUndefined();
  });
});

describe('a line is rejected', () => {
  it.each<[string, object]>([
    ['below zero', { price: -1 }],
    ['of thirteen digits', { price: 1_000_000_000_000 }],
    ['of a fraction of a cent', { price: 0.5 }],
    ['with a quantity of four decimals', { quantity: 0.0001 }],
    ['with a deposit though it is charged on acceptance', { depositRate: 1 }],
    ['with a minimum term though it is charged once', { minimumTerm: 12 }],
    ['with limits that cross', { quantityLimits: { least: 2, most: 1 } }],
    ['with six drivers', { drivers: Array(6).fill({ name: 'n', units: 1, tiers: [{ upTo: null, each: 1, flat: 0 }] }) }],
    ['with a last tier that ends', { drivers: [{ name: 'n', units: 1, tiers: [{ upTo: 5, each: 1, flat: 0 }] }] }],
    // 9,999,999,999.99 a million times.
    ['whose total has thirteen digits', { price: 999_999_999_999, quantity: 1_000_000 }],
    ['whose total has thirteen digits with its tax', { price: 999_999_999_999, taxRate: 1_000 }],
    [
      'whose total has thirteen digits in a quantity that the client may set',
      { price: 1_000_000, quantityLimits: { least: 1, most: 1_000_000 } },
    ],
    [
      'whose price inputs come to thirteen digits',
      { drivers: [{ name: 'n', units: 1_000_000, tiers: [{ upTo: null, each: 999_999_999_999, flat: 0 }] }] },
    ],
    ['with a discount without a reason', { discount: { kind: 'share', share: 100, reason: ' ' } }],
  ])('%s', (_, of) => {
    expect(v.is(line, lineOf())).toBe(true);
    expect(v.is(line, { ...lineOf(), ...of })).toBe(false);
  });

  it('is accepted up to the last minor unit of twelve digits', () => {
    expect(v.is(line, lineOf({ price: 999_999_999_999 }))).toBe(true);
    expect(v.is(line, lineOf({ price: 999_999, quantity: 1_000_000 }))).toBe(true);
    expect(v.is(line, lineOf({ price: 1_000_000, quantity: 1_000_000 }))).toBe(false);
  });

  it('cannot be in an option with more than 200 lines', () => {
    const lines = Array.from({ length: 201 }, () => lineOf());
    const of = (count: number) => ({ id: crypto.randomUUID(), name: 'All', description: '', lines: lines.slice(0, count) });
    expect([v.is(option, of(200)), v.is(option, of(201))]).toEqual([true, false]);
  });
});
