import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Headline, HeadlineMeasure, ReportContent } from '../contract/report-content';
import { reportSections } from '../contract/report-content';
import { summaryOf } from './summary';

const formats = metricFormatsOf('en-US');
const id = '0a5e4000-0000-4000-8000-00000000000a';

const measured = (measure: HeadlineMeasure, value: number, prior?: number, yearBefore?: number): Headline => ({
  measure,
  value: { available: true, value },
  prior: prior === undefined ? null : { available: true, value: prior },
  yearBefore: yearBefore === undefined ? null : { available: true, value: yearBefore },
});

/** A monthly report that is empty except for what a test adds. */
const report = (more: Partial<ReportContent> = {}): ReportContent => ({
  kind: 'monthly',
  from: '2026-10-01',
  to: '2026-10-31',
  asOf: '2026-10-31',
  firm: 'Ash & Elm',
  currency: 'USD',
  sections: [...reportSections],
  madeOn: '2024-03-18',
  coversFrom: '2024-01-03',
  compared: { prior: { from: '2026-09-01', to: '2026-09-30' }, yearBefore: { from: '2025-10-01', to: '2025-10-31' } },
  days: 365,
  ceiOf: 'period',
  headline: [],
  excluded: [],
  months: [],
  aging: null,
  debtors: null,
  overdueUnsure: 0,
  concentration: null,
  pricing: null,
  segments: null,
  vendors: null,
  toDos: null,
  ...more,
});

const happened = (more: Partial<ReportContent>) =>
  summaryOf(report(more), formats).happened.map(({ text, tone }) => `${tone}: ${text}`);
const unknown = (more: Partial<ReportContent>) => summaryOf(report(more), formats).unknown;

describe('the summary of a report', () => {
  it('gives what is owed as a range, and compares it with nothing', () => {
    const range = (low: number, high: number) => ({ low, high, without: low, documents: { undatedInvoices: 3 } });
    const between = (measure: HeadlineMeasure, low: number, high: number): Headline => ({
      ...measured(measure, 0, 1_000_000),
      value: { available: false, reason: 'settlement-unknown', range: range(low, high) },
    });
    expect(
      happened({
        headline: [between('open', 4_000_000, 4_100_000), between('overdue', 500_000, 510_000), between('dso', 40, 41)],
      }),
    ).toEqual([
      'neutral: Receivables on Oct 31, 2026 were $40,000 to $41,000 after unapplied credit, and $5,000 to $5,100 was overdue before it. A range because of 3 invoices paid on an unknown day.',
      'neutral: DSO was 40 days to 41 days on Oct 31, 2026. A range because of 3 invoices paid on an unknown day.',
    ]);
    expect(unknown({ headline: [between('open', 4_000_000, 4_100_000)] })).toEqual([]);
  });

  it('says which documents the firm leaves out, and compares nothing without them', () => {
    const without = (measure: HeadlineMeasure, value: number): Headline => ({
      ...measured(measure, 0, 1_000_000),
      value: { available: true, value, leftOut: { undatedCreditNotes: 1 } },
    });
    expect(happened({ headline: [without('open', 4_000_000), without('overdue', 500_000)] })).toEqual([
      'neutral: Receivables on Oct 31, 2026 were $40,000 after unapplied credit, and $5,000 was overdue before it. Without 1 credit note applied on an unknown day.',
    ]);
  });

  it('compares revenue with the previous period and the year before', () => {
    expect(happened({ headline: [measured('revenue', 1_100_000, 1_000_000, 1_200_000)] })).toEqual([
      'good: Revenue in October 2026 was $11,000, up 10% ($1,000) from September 2026 and down 8.3% ($1,000) from October 2025.',
    ]);
    expect(happened({ headline: [measured('revenue', 900_000, 1_000_000)] })).toEqual([
      'bad: Revenue in October 2026 was $9,000, down 10% ($1,000) from September 2026.',
    ]);
    expect(happened({ headline: [measured('revenue', 900_000, 900_000)] })).toEqual([
      'neutral: Revenue in October 2026 was $9,000, the same as in September 2026.',
    ]);
    // There is no percentage if the earlier amount is zero or a credit.
    expect(happened({ headline: [measured('revenue', 900_000, 0)] })).toEqual([
      'good: Revenue in October 2026 was $9,000, up $9,000 from September 2026.',
    ]);
  });

  it('compares nothing while the period is unfinished, and says so', () => {
    const running = { asOf: '2026-10-20', compared: { prior: null, yearBefore: null }, headline: [measured('revenue', 500_000)] };
    expect(happened(running)).toEqual([
      'neutral: Revenue from Oct 1, 2026 to Oct 20, 2026 was $5,000. The period is not over in the ledger, so it is not compared.',
    ]);
    expect(unknown(running)).toEqual([
      'The ledger reaches Oct 20, 2026; the rest of the period to Oct 31, 2026 is not in this report.',
    ]);
  });

  it('states the receivables, the overdue part, and how it changed', () => {
    expect(happened({ headline: [measured('open', 1_000_000, 900_000), measured('overdue', 250_000, 200_000)] })).toEqual([
      'bad: Receivables on Oct 31, 2026 were $10,000 after unapplied credit, and $2,500 (25%) was overdue before it. Overdue rose by $500 (25%) since Sep 30, 2026.',
    ]);
    expect(happened({ headline: [measured('open', 1_000_000), measured('overdue', 150_000, 200_000)] })[0]).toContain(
      'good: Receivables on Oct 31, 2026 were $10,000 after unapplied credit, and $1,500 (15%) was overdue before it. Overdue fell by $500 (25%)',
    );
    expect(happened({ headline: [measured('open', 0), measured('overdue', 0, 100)] })).toEqual([
      'good: On Oct 31, 2026 clients owed nothing.',
    ]);
  });

  it('compares DSO and CEI by their rounded values', () => {
    expect(happened({ headline: [measured('dso', 34.64, 36.51), measured('cei', 91.04, 91.0)] })).toEqual([
      'good: DSO was 34.6 days on Oct 31, 2026, 1.9 fewer than on Sep 30, 2026.',
      'neutral: CEI was 91% in October 2026; 100% means that everything due was collected. It was the same as in September 2026.',
    ]);
    expect(happened({ ceiOf: 'year', headline: [measured('cei', 91, 80)] })).toEqual([
      'neutral: CEI was 91% over the last twelve whole months; 100% means that everything due was collected.',
    ]);
  });

  it('names the most overdue client with its unapplied credit', () => {
    const debtor = (name: string, overdue: number, unappliedCredit = 0) => ({
      clientId: id,
      name,
      current: 0,
      days1To30: 0,
      days31To60: 0,
      days61To90: 0,
      over90: overdue,
      overdue,
      unappliedCredit,
      longestPastDue: 94,
    });
    const headline = [measured('overdue', 1_000_000)];
    expect(happened({ headline, debtors: [debtor('Bayview', 500_000, 20_000), debtor('Delta', 250_000)] })).toEqual([
      'bad: Bayview is the most overdue client: $5,000 overdue, less $200 of unapplied credit, the oldest 94 days past due. The 2 most overdue clients owe 75% of what is overdue.',
    ]);
    expect(happened({ headline, debtors: [debtor('Bayview', 1_000_000)] })).toEqual([
      'bad: Bayview is the most overdue client: $10,000 overdue, the oldest 94 days past due.',
    ]);
  });

  it('states the revenue share of the largest clients', () => {
    const top = [40, 20, 10, 10, 10, 5].map((revenue, place) => ({ clientId: id, name: `Client ${place}`, revenue }));
    expect(happened({ concentration: { revenue: 100, clients: 7, top } })).toEqual([
      'neutral: Client 0 brought 40% of the revenue of the last 365 days, and the 5 largest of 7 clients together 90%.',
    ]);
    expect(happened({ concentration: { revenue: 100, clients: 1, top: top.slice(0, 1) } })).toEqual([]);
  });

  it('states how many prices are stale and what they are worth, or why that is unknown', () => {
    const pricing = { due: 1, stale: 2, veryStale: 1, prices: [], newlyStale: { count: 1, prices: [] } };
    const opportunity = { available: true as const, value: 480_000 };
    const staleOpportunity = { available: true as const, value: 130_000 };
    expect(happened({ pricing: { ...pricing, opportunity, staleOpportunity } })).toEqual([
      'bad: 3 prices have not been raised for more than 18 months. Their pricing opportunity is $1,300 a year.',
      'neutral: 1 price became stale in this month: 18 months have passed without an increase.',
    ]);
    const none = { available: false as const, reason: 'no-uplift-known' };
    expect(unknown({ pricing: { ...pricing, opportunity: none, staleOpportunity: none } })).toEqual([
      'Pricing opportunity: not available. There is neither a consumer price table nor enough clients to compare with.',
    ]);
  });

  it('lists the most urgent to-dos and counts the rest', () => {
    const toDo = (client: string, atStake: number | null) => ({
      clientId: id,
      client,
      rule: 'collect' as const,
      text: null,
      atStake,
      dueOn: null,
    });
    const first = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Yew'].map((name) => toDo(name, 100_000));
    const toDos = { count: 9, amounts: { overdue: 900_000, salesAtRisk: 2_500_000, opportunity: 120_000 }, first };
    const { next, further } = summaryOf(report({ toDos }), formats);
    expect(next).toHaveLength(5);
    expect(next[0]).toBe('Ash: collect what is overdue ($1,000 overdue)');
    expect(further).toBe(
      '4 further to-dos are open. Of all open to-dos: $9,000 is overdue; clients who may leave had credit sales of $25,000 in the better of two years; higher prices could bring $1,200 per year.',
    );
    // Where no document of a year has sales tax, credit sales are revenue, and the report calls them so.
    const untaxed = summaryOf(
      report({ toDos: { ...toDos, salesAreRevenue: true, first: [{ ...toDo('Ash', 100_000), rule: 'grow' }] } }),
      formats,
    );
    expect(untaxed.next[0]).toMatch(/^Ash: .*\(\$1,000 annual revenue\)$/);
    expect(untaxed.further).toContain('had revenue of $25,000 in the better of two years');
    const own = { clientId: id, client: 'Ash', rule: null, text: 'Ask about payroll', atStake: null, dueOn: null };
    const small = summaryOf(report({ toDos: { count: 1, first: [own] } }), formats);
    expect([small.next, small.further]).toEqual([['Ash: ask about payroll'], undefined]);
  });

  it('gives the reason for each missing number', () => {
    const headline = [
      { measure: 'dso' as const, value: { available: false as const, reason: 'no-sales' }, prior: null, yearBefore: null },
    ];
    expect(unknown({ headline })).toEqual(['DSO: not available. There were no sales in the period.']);
    expect(unknown({ compared: { prior: null, yearBefore: null } })).toEqual([
      'There is no comparison with the month before: the ledger starts on Jan 3, 2024.',
    ]);
    expect(unknown({ overdueUnsure: 2, excluded: [{ currency: 'GBP', documents: 1, amount: 5_000 }] })).toEqual([
      '1 document of £50.00 is not included: no exchange rate.',
      '2 clients are left out of the most overdue: when some of their invoices were paid, or whether they were, is not known.',
    ]);
  });

  it('is empty if the report is empty', () => {
    expect(summaryOf(report(), formats)).toEqual({ happened: [], next: [], further: undefined, unknown: [] });
  });
});
