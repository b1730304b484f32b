import fc from 'fast-check';
import type { Metric } from '../metric';
import { leaveOut, MAX_SPREAD } from '../range';
import { countOf } from '../unsure-documents';
import { type BoundedAmount, boundedAmounts, dsoMetrics, owedBounds, owedMetrics } from './bounds';
import type { Receivable } from './open';
import { invoice } from './rows.fixture';

/** A document as a clerk writes it down: what it is worth, when it is due, and what was settled, by the day after which and up to which. */
interface Paper {
  issued: number;
  due: number;
  /** Negative for a credit note. */
  worth: number;
  isPaymentUnknown: boolean;
  settled: { from: number; to: number; amount: number }[];
}

const AS_OF = 100;

const aPaper: fc.Arbitrary<Paper> = fc
  .record({
    issued: fc.integer({ min: 0, max: 110 }),
    due: fc.integer({ min: 0, max: 130 }),
    worth: fc.constantFrom(-300, -70, 0, 500, 900, 60_000),
    isPaymentUnknown: fc.constantFrom(false, false, false, true),
    settled: fc.array(
      fc.record({
        from: fc.integer({ min: 80, max: 110 }),
        days: fc.constantFrom(1, 1, 3, 15, 40),
        amount: fc.constantFrom(-50, 20, 300, 900),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ settled, ...paper }) => ({
    ...paper,
    settled: settled.map(({ from, days, amount }) => ({ from, to: from + days, amount: paper.worth < 0 ? -amount : amount })),
  }));

const rowOf = ({ issued, due, worth, isPaymentUnknown, settled }: Paper): Receivable => ({
  kind: worth < 0 ? 'credit-note' : 'invoice',
  issuedOn: issued,
  dueOn: due,
  amount: worth,
  isSettlementUnknown: isPaymentUnknown,
  applications: settled.map(({ from, to, amount }) => ({ after: from, on: to, amount })),
});

/** Every amount that can be left of a paper at the end of the day, worked out date by date. */
function everyRest({ issued, worth, isPaymentUnknown, settled }: Paper): number[] {
  if (issued > AS_OF) return [0];
  let rests = [worth];
  for (const { from, to, amount } of settled) {
    const days = Array.from({ length: to - from }, (_, place) => from + 1 + place);
    rests = rests.flatMap((rest) => days.map((day) => (day <= AS_OF ? rest - amount : rest)));
  }
  // Of an unknown payment, nothing, half or all may have been paid, and the known ones may be all there is.
  return [...new Set(isPaymentUnknown ? [...rests, worth, Math.round(worth / 2), 0] : rests)];
}

/** Every way in which the papers can have been settled: what is left of each. */
const everyWorld = (papers: readonly Paper[]): number[][] =>
  papers.reduce<number[][]>((worlds, paper) => worlds.flatMap((world) => everyRest(paper).map((rest) => [...world, rest])), [[]]);

/** Adds up what is left as a clerk does, in columns. */
function columnsOf(papers: readonly Paper[], world: readonly number[]): Record<BoundedAmount, number> {
  const columns = { open: 0, overdue: 0, unappliedCredit: 0, current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0 };
  papers.forEach(({ due }, place) => {
    const rest = world[place] ?? 0;
    columns.open += rest;
    if (rest < 0) columns.unappliedCredit -= rest;
    const late = rest > 0 ? AS_OF - due : 0;
    if (late > 0) columns.overdue += rest;
    if (late <= 0) columns.current += rest;
    else if (late <= 30) columns.days1To30 += rest;
    else if (late <= 60) columns.days31To60 += rest;
    else if (late <= 90) columns.days61To90 += rest;
    else columns.over90 += rest;
  });
  return columns;
}

const papers = fc.array(aPaper, { maxLength: 5 });

/** Whether what is left of a paper depends on a day or a payment that is not known. */
const isOpenQuestion = (paper: Paper) =>
  paper.issued <= AS_OF && (paper.isPaymentUnknown || paper.settled.some(({ from, to }) => from < AS_OF && AS_OF < to));

test('the lowest and the highest amounts are those of the settlement dates that are possible', () => {
  fc.assert(
    fc.property(papers, (all) => {
      const { amounts, documents } = owedBounds(all.map(rowOf), AS_OF);
      const worlds = everyWorld(all).map((world) => columnsOf(all, world));
      for (const name of boundedAmounts) {
        const values = worlds.map((columns) => columns[name]);
        expect({ name, low: amounts[name].low, high: amounts[name].high }).toEqual({
          name,
          low: Math.min(...values),
          high: Math.max(...values),
        });
      }
      const sure = all.filter((paper) => !isOpenQuestion(paper));
      const [rest] = everyWorld(sure).map((world) => columnsOf(sure, world));
      expect(Object.fromEntries(boundedAmounts.map((name) => [name, amounts[name].without]))).toEqual(rest);
      expect(countOf(documents.open)).toBe(all.filter(isOpenQuestion).length);
    }),
  );
});

/** Checks that a metric says nothing that one of its possible values contradicts. */
function expectTrue(metric: Metric, possible: readonly (number | undefined)[]) {
  const known = possible.filter((value) => value !== undefined);
  const near = (value: number) => 1e-9 * (1 + Math.abs(value));
  if (metric.available) {
    expect(known).toHaveLength(possible.length);
    for (const value of known) expect(Math.abs(value - metric.value)).toBeLessThan(near(value));
  } else if (metric.range) {
    const { low, high } = metric.range;
    expect(known).toHaveLength(possible.length);
    for (const value of known) {
      expect(low - near(value)).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high + near(value));
    }
    expect(high - low).toBeLessThanOrEqual(MAX_SPREAD * Math.abs(high));
  }
}

const few = fc.array(aPaper, { maxLength: 4 });

test('DSO, best possible DSO and average days delinquent contain the value of every possible settlement date', () => {
  let ranges = 0;
  fc.assert(
    fc.property(few, fc.constantFrom(0, 70_000), fc.constantFrom(-10, 0, 0, 90_000), (some, more, sales) => {
      const all: Paper[] = [
        ...some,
        { issued: 0, due: 40, worth: more, isPaymentUnknown: false, settled: [] },
        ...(more ? [{ issued: 0, due: 140, worth: 50_000, isPaymentUnknown: false, settled: [] }] : []),
      ];
      const bounds = owedBounds(all.map(rowOf), AS_OF);
      const metrics = dsoMetrics(bounds, { sales, days: 365 });
      const worlds = everyWorld(all).map((world) => columnsOf(all, world));
      const perDay = (amount: number, must: readonly number[]) =>
        sales > 0 && must.every((each) => each >= 0) ? (amount / sales) * 365 : undefined;
      expectTrue(
        metrics.dso,
        worlds.map(({ open }) => perDay(open, [open])),
      );
      expectTrue(
        metrics.bestPossibleDso,
        worlds.map(({ open, current }) => perDay(current, [open, current])),
      );
      expectTrue(
        metrics.averageDaysDelinquent,
        worlds.map(({ open, current, overdue }) => perDay(overdue, [open, current])),
      );
      const { open, overdue, unappliedCredit } = owedMetrics(bounds);
      expectTrue(
        open,
        worlds.map((columns) => columns.open),
      );
      expectTrue(
        overdue,
        worlds.map((columns) => columns.overdue),
      );
      expectTrue(
        unappliedCredit,
        worlds.map((columns) => columns.unappliedCredit),
      );
      if (!metrics.dso.available && metrics.dso.range) ranges++;
    }),
    { numRuns: 500 },
  );
  expect(ranges).toBeGreaterThan(10);
});

// Our own arithmetic.
describe('of a sure 1,000.00 and an undated payment', () => {
  const sure = invoice({ amount: 100_000, dueOn: 90 });
  const undated = (amount: number) => invoice({ amount, dueOn: 90, applications: [{ after: 95, on: 105, amount }] });

  it('shows receivables as a range up to a spread of 5%', () => {
    const { open, overdue, aging } = owedMetrics(owedBounds([sure, undated(5_263)], AS_OF));
    const range = { low: 100_000, high: 105_263, without: 100_000, documents: { undatedInvoices: 1 } };
    expect(open).toEqual({ available: false, reason: 'settlement-unknown', range });
    expect(overdue).toEqual(open);
    expect(aging).toMatchObject({ range: { low: { days1To30: 100_000 }, high: { days1To30: 105_263 } } });
  });

  it('shows none beyond', () => {
    const { open, overdue, aging } = owedMetrics(owedBounds([sure, undated(5_264)], AS_OF));
    for (const metric of [open, overdue, aging]) expect(metric).toEqual({ available: false, reason: 'settlement-unknown' });
  });

  it('shows an overdue amount that only documents that are not due could change', () => {
    const metrics = owedMetrics(owedBounds([sure, { ...undated(90_000), dueOn: 120 }], AS_OF));
    expect([metrics.open, metrics.overdue]).toEqual([
      { available: false, reason: 'settlement-unknown' },
      { available: true, value: 100_000 },
    ]);
  });

  it('is the rest when the firm leaves the document out, and says so', () => {
    const { open } = owedMetrics(owedBounds([sure, undated(5_000)], AS_OF));
    expect(leaveOut(open)).toEqual({ available: true, value: 100_000, leftOut: { undatedInvoices: 1 } });
    const { open: wide } = owedMetrics(owedBounds([sure, undated(50_000)], AS_OF));
    expect(leaveOut(wide)).toEqual({ available: false, reason: 'settlement-unknown' });
  });
});
