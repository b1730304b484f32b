import { definitions } from '@suite/insights/metrics/definitions';
import { cei, ceiOfPeriod } from '@suite/insights/receivables/cei';
import { bestPossibleDso, dso } from '@suite/insights/receivables/dso';
import { herfindahl, topShare } from '@suite/insights/vendors/concentration';
import type { Source } from '../contract/answers';
import { unmatchedNumbers } from '../numbers/check-numbers';
import { readRows } from './read-rows';

const textsOf = (answer: Record<string, unknown>, tool = 'getDashboard'): Record<string, string> => {
  const [whole] = readRows({ asOf: '2026-10-31', currency: 'USD', ...answer }, { tool, currency: 'USD', firstKey: 1 }) as [
    Source,
  ];
  return Object.fromEntries(whole.measures.map(({ name, text }) => [name, text]));
};

/** Minor units of dollars. */
const usd = (dollars: number) => dollars * 100;

describe('the numbers of an answer use the unit of their definition', () => {
  // (100 + 200 − 150) ÷ (100 + 200 − 50) × 100 = 150 ÷ 250 × 100 = 60.
  const october = { beginning: usd(100), sales: usd(200), ending: usd(150), endingCurrent: usd(50) };

  it('CEI, in percent', () => {
    expect(textsOf({ cei: cei(october) })).toEqual({ cei: '60%' });
    // (50 + 100 − 40) ÷ (50 + 100 − 20) × 100 = 110 ÷ 130 × 100 = 84.615…; weighted (60 × 200 + 84.615 × 100) ÷ 300 = 68.205….
    const november = { beginning: usd(50), sales: usd(100), ending: usd(40), endingCurrent: usd(20) };
    const months = [
      { month: '2026-10', sales: october.sales, cei: cei(october), isToDate: false },
      { month: '2026-11', sales: november.sales, cei: cei(november), isToDate: false },
    ];
    const { mean } = ceiOfPeriod(months);
    expect(textsOf({ mean, inOnePiece: cei(november) }, 'getMetricMonths')).toEqual({ mean: '68.2%', inOnePiece: '84.6%' });
  });

  it('DSO and its best, in days', () => {
    // 150 ÷ 200 × 30 = 22.5, and 50 ÷ 200 × 30 = 7.5.
    const period = { open: usd(150), current: usd(50), sales: usd(200), days: 30 };
    expect(textsOf({ dso: dso(period), bestPossibleDso: bestPossibleDso(period) })).toEqual({
      dso: '22.5 days',
      bestPossibleDso: '7.5 days',
    });
  });

  it('shares of vendors, and their concentration, which is a number up to 10,000', () => {
    // 60, 30 and 10 of 100: 3,600 + 900 + 100 = 4,600. All three are the top 5.
    const spend = [usd(60), usd(30), usd(10)];
    expect(textsOf({ herfindahl: herfindahl(spend), top5Share: topShare(spend, 5) }, 'getVendorAnalysis')).toEqual({
      herfindahl: '4,600',
      top5Share: '100%',
    });
  });

  it.each([
    ['open', usd(2760), '$2,760.00'],
    ['salesBefore', usd(1), '$1.00'],
    ['shareLate', 0.256, '25.6%'],
    ['longestPastDue', 1, '1 day'],
    ['months', 42, '42 months'],
    ['realChange', -0.052, '-5.2%'],
    ['invoices', 2031, '2,031'],
  ])('%s', (name, value, text) => {
    expect(textsOf({ [name]: value })).toEqual({ [name]: text });
  });

  it('in the currency of their row', () => {
    const answer = {
      currency: 'USD',
      prices: [{ client: 'A', service: 'B', currency: 'JPY', price: 5000, opportunity: usd(7) }],
    };
    const [, row] = readRows(answer, { tool: 'getPrices', currency: 'USD', firstKey: 1 });
    expect(row?.measures.map(({ text }) => text)).toEqual(['¥5,000', '$7.00']);
  });

  it('and a range is no number to cite: an answer that gives one of its ends is marked', () => {
    const range = (low: unknown, high: unknown) => ({
      available: false,
      reason: 'settlement-unknown',
      range: { low, high, without: low, documents: { undatedCreditNotes: 3 } },
    });
    const ages = { current: usd(10), days1To30: usd(20) };
    const answer = { currency: 'USD', open: range(usd(4100), usd(4150)), aging: range(ages, { ...ages, days1To30: usd(25) }) };
    const [whole] = readRows(answer, { tool: 'getDashboard', currency: 'USD', firstKey: 1 }) as [Source];
    expect(whole.measures).toEqual([]);
    expect(whole.facts).toMatchObject({
      open: 'no single value, because of 3 credit notes applied on an unknown day',
      'open.range': 'from $4,100.00 to $4,150.00',
      'days1To30.range': 'from $20.00 to $25.00',
    });
    const marked = (text: string) => unmatchedNumbers(text, [whole]).map(({ start, end }) => text.slice(start, end));
    expect(marked('Receivables are $4,100.00 [1].')).toEqual(['$4,100.00']);
    expect(marked('Receivables are $4,150 [1].')).toEqual(['$4,150']);
    expect(marked('Receivables are from $4,100.00 to $4,150.00 [1].')).toEqual([]);
  });

  it('and what a value leaves out is a fact of its row', () => {
    const open = { available: true, value: usd(4100), leftOut: { unknownInvoices: 1 } };
    const [whole] = readRows({ currency: 'USD', open }, { tool: 'getDashboard', currency: 'USD', firstKey: 1 }) as [Source];
    expect(whole.measures.map(({ text }) => text)).toEqual(['$4,100.00']);
    expect(whole.facts['open.leftOut']).toBe('without 1 invoice without an amount paid');
  });

  it('and a sentence with another unit is marked', () => {
    const sources = readRows(
      { currency: 'USD', cei: { available: true, value: 60 } },
      { tool: 'getDashboard', currency: 'USD', firstKey: 1 },
    );
    const marked = (text: string) => unmatchedNumbers(text, sources).map(({ start, end }) => text.slice(start, end));
    expect(marked('CEI is 60% [1].')).toEqual([]);
    expect(marked('CEI is 6,000% [1]. CEI is 0.6% [1]. It took 60 days [1].')).toEqual(['6,000%', '0.6%', '60 days']);
  });
});

it('every metric has a unit', () => {
  expect(Object.entries(definitions).filter(([, { unit }]) => !unit)).toEqual([]);
  expect(definitions.cei.unit).toBe('percent');
});
