import { creditOf, type PaidPeriod } from './credit';

const paid = (of: Partial<PaidPeriod>): PaidPeriod => ({
  lineId: 'books',
  name: 'Books',
  from: '2026-11-26',
  to: '2026-11-30',
  net: 9_548,
  tax: 0,
  gross: 9_548,
  ...of,
});
const open = { endsOn: null, lineEnds: {} };
const until = (endsOn: string, lineEnds = {}) => ({ endsOn, lineEnds });
const sums = (credit: readonly PaidPeriod[]) => credit.map(({ from, to, net, tax, gross }) => [from, to, net, tax, gross]);

// Expected amounts are worked out by hand: the amount × days left ÷ days of the period, half up.
test.each([
  ['all five days of a first period that was cut short', paid({}), '2026-11-25', ['2026-11-26', '2026-11-30', 9_548, 0, 9_548]],
  ['two of five days', paid({}), '2026-11-28', ['2026-11-29', '2026-11-30', 3_819, 0, 3_819]],
  [
    '18 of the 28 days of a February, and of its tax alike',
    paid({ from: '2027-02-01', to: '2027-02-28', net: 50_000, tax: 4_438, gross: 54_438 }),
    '2027-02-10',
    ['2027-02-11', '2027-02-28', 32_143, 2_853, 34_996],
  ],
  [
    '19 of the 29 days of a leap February',
    paid({ from: '2028-02-01', to: '2028-02-29', net: 29_000, gross: 29_000 }),
    '2028-02-10',
    ['2028-02-11', '2028-02-29', 19_000, 0, 19_000],
  ],
  [
    '15 of the 30 days of a November',
    paid({ from: '2026-11-01', to: '2026-11-30', net: 42_500, gross: 42_500 }),
    '2026-11-15',
    ['2026-11-16', '2026-11-30', 21_250, 0, 21_250],
  ],
  [
    '11 of the 31 days of a January',
    paid({ from: '2027-01-01', to: '2027-01-31', net: 31_001, gross: 31_001 }),
    '2027-01-20',
    ['2027-01-21', '2027-01-31', 11_000, 0, 11_000],
  ],
  [
    '59 of the 90 days of a quarter',
    paid({ from: '2027-01-15', to: '2027-04-14', net: 90_000, gross: 90_000 }),
    '2027-02-14',
    ['2027-02-15', '2027-04-14', 59_000, 0, 59_000],
  ],
  [
    '364 of the 365 days of a year',
    paid({ from: '2027-01-01', to: '2027-12-31', net: 365_000, tax: 36_500, gross: 401_500 }),
    '2027-01-01',
    ['2027-01-02', '2027-12-31', 364_000, 36_400, 400_400],
  ],
])('credits %s', (_, period, end, expected) => {
  expect(sums(creditOf([period], open, until(end)))).toEqual([expected]);
});

test('gives no credit for used days, nor twice for days that had already ended', () => {
  expect(creditOf([paid({})], open, until('2026-11-30'))).toEqual([]);
  expect(sums(creditOf([paid({})], until('2026-11-28'), until('2026-11-26')))).toEqual([
    ['2026-11-27', '2026-11-28', 3_819, 0, 3_819],
  ]);
  expect(creditOf([paid({})], until('2026-11-25'), until('2026-11-25'))).toEqual([]);
});

test("applies each line's own last day", () => {
  const payroll = paid({ lineId: 'payroll', net: 5_000, gross: 5_000 });
  expect(sums(creditOf([paid({}), payroll], open, until('2026-11-30', { payroll: '2026-11-26' })))).toEqual([
    ['2026-11-27', '2026-11-30', 4_000, 0, 4_000],
  ]);
});
