import { readFileSync } from 'node:fs';
import { definitions, type Measure } from './definitions';
import { fields, labelOf, metricOf } from './fields';
import { inSentence } from './names';

/** The product's measures, its headline words and its vocabulary, by hand: the name, the unit, and what its definition says. */
const expected: Record<Measure, [name: string, unit: string, says: RegExp]> = {
  revenue: ['Revenue', 'money', /invoiced, without sales tax$/],
  sales: ['Credit sales', 'money', /invoiced, with sales tax.*itemize sales tax, it is the same number as revenue/],
  open: ['Receivables', 'money', /unapplied credit is deducted$/],
  current: ['Current receivables', 'money', /not yet past due.*unapplied credit is deducted/],
  overdue: ['Overdue', 'money', /past due.*unapplied credit is not deducted$/],
  unappliedCredit: ['Unapplied credit', 'money', /paid or been credited.*not applied to an invoice/],
  overdueLessCredit: ['Net overdue', 'money', /past due when a client’s unapplied credit is deducted/],
  longestPastDue: ['Longest past due', 'days', /oldest overdue invoice/],
  aging: ['AR aging', 'money', /^Receivables by days past due$/],
  cei: ['CEI', 'percent', /^Collection effectiveness index.*in a month/],
  ceiMean: ['CEI, mean of months', 'percent', /mean, weighted by credit sales$/],
  ceiInOnePiece: ['CEI over the whole period', 'percent', /several months taken as one/],
  dso: ['DSO', 'days', /^Days sales outstanding/],
  bestPossibleDso: ['Best possible DSO', 'days', /if every client paid on the due date/],
  averageDaysDelinquent: ['Average days delinquent', 'days', /late payment adds to the DSO/],
  countbackDso: ['Countback DSO', 'days', /months that clients still owe/],
  daysLate: ['Days late', 'days', /weighted by amount/],
  shareLate: ['Invoices late', 'ratio', /share of a client’s invoices past their due date/],
  unitPrice: ['Unit price', 'money', /one unit of a recurring service/],
  priceAge: ['Price age', 'months', /not been raised/],
  nominalChange: ['Price change', 'ratio', /changed since its last increase$/],
  realChange: ['Real change', 'ratio', /after inflation$/],
  peerGap: ['Peer gap', 'ratio', /other clients pay for the same service/],
  opportunity: ['Pricing opportunity', 'money', /per year$/],
  spend: ['Spend', 'money', /vendors in a year/],
  categories: ['Vendor category', 'name', /kind of product or service/],
  overlap: ['Overlap', 'count', /same work/],
  top5Share: ['Top-5 share', 'ratio', /five largest vendors/],
  top10Share: ['Top-10 share', 'ratio', /ten largest vendors/],
  herfindahl: ['Concentration (HHI)', 'index', /^Herfindahl–Hirschman index/],
  badge: ['Segment', 'name', /kind of client/],
  segmentMoves: ['Segment movement', 'count', /is not that of the earlier day/],
};

/** The formulas of the product's table, in the words of the registry. */
const formulas: Partial<Record<Measure, string>> = {
  cei: '(beginning AR + sales − ending AR) ÷ (beginning AR + sales − ending current AR) × 100',
  dso: 'AR ÷ credit sales',
  bestPossibleDso: 'Current AR ÷ credit sales',
  averageDaysDelinquent: 'DSO − best possible DSO',
  daysLate: 'Sum of amount × (day settled − day due) ÷ sum of amounts',
  realChange: '(1 + nominal) ÷ (1 + CPI) − 1',
  peerGap: 'Price ÷ the firm’s median for that service − 1, with 5 clients or more',
  aging: 'current, 1–30, 31–60, 61–90, over 90',
  priceAge: 'fresh under 12, due 12–18, stale 18–36, very stale over 36',
};

it('each metric has the name, the unit and the definition of the product', () => {
  expect(Object.keys(definitions).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [key, [name, unit, says]] of Object.entries(expected)) {
    expect(definitions[key as Measure]).toMatchObject({ name, unit, definition: expect.stringMatching(says) });
  }
  for (const [key, formula] of Object.entries(formulas)) expect(definitions[key as Measure].formula).toContain(formula);
});

it('no two metrics have the same name', () => {
  const names = Object.values(definitions).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('each metric names an existing function that computes it', () => {
  const packages = new URL('../../../', `file://${__filename}`);
  const missing = Object.entries(definitions).filter(([, { computedBy }]) => {
    const [file = '', name = ''] = computedBy.split('#');
    const path = file.startsWith('@services/') ? file.replace('@services/', 'services/iq/') : `insights/src/${file}`;
    return !RegExp(`^export (async function|function|const) ${name}\\b`, 'm').test(
      readFileSync(new URL(`${path}.ts`, packages), 'utf8'),
    );
  });
  expect(missing).toEqual([]);
});

it('a value of another day or period is labeled by its metric', () => {
  expect(['ending', 'salesBefore', 'mean', 'over90', 'dso', 'clients'].map(labelOf)).toEqual([
    'Receivables at end',
    'Credit sales, the year before',
    'CEI, mean of months',
    'Over 90 days past due',
    'DSO',
    undefined,
  ]);
  expect(['ending', 'mean', 'toString'].map(metricOf)).toEqual(['open', 'ceiMean', undefined]);
  expect(Object.keys(fields).filter((field) => field in definitions)).toEqual([]);
});

it('a name keeps its abbreviation within a sentence', () => {
  expect(['Unapplied credit', 'DSO', 'AR aging', 'Top-5 share'].map(inSentence)).toEqual([
    'unapplied credit',
    'DSO',
    'AR aging',
    'top-5 share',
  ]);
});
