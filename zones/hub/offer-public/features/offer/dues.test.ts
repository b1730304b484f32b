/** @jest-environment node */
import { firstYearCharges } from '@suite/pricing/charges';
import { anyLine } from '@suite/pricing/fixture-lines';
import { sumOf } from '@suite/pricing/line-amounts';
import fc from 'fast-check';
import { duesOf } from './dues';
import { lineOf } from './proposal.fixture';

const terms = { acceptedOn: '2026-11-23', billingDay: 1 };

it('lists all charges of the first twelve months by day', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
      const { days, today } = duesOf(lines, terms);
      expect(sumOf(days.map(({ amounts }) => amounts))).toEqual(sumOf(firstYearCharges(lines, terms)));
      expect(days.find(({ on }) => on === terms.acceptedOn)?.amounts.gross ?? 0).toBe(today.gross);
    }),
  );
});

it('deducts a credit, and keeps the rest of it for later', () => {
  const line = lineOf(1, { price: 64_000 });
  expect(duesOf([line], terms, 20_000)).toMatchObject({ due: 44_000, credit: { used: 20_000, left: 0 } });
  expect(duesOf([line], terms, 70_000)).toMatchObject({ due: 0, credit: { used: 64_000, left: 6_000 } });
});

it('shows a shortened first period as a separate charge', () => {
  // Eight of the 30 days of November.
  const { partial } = duesOf([lineOf(1, { price: 30_000, isProrated: true })], terms);
  expect(partial).toMatchObject([{ from: '2026-11-23', to: '2026-11-30', gross: 8_000 }]);
});

it('deducts a deposit from what is due on completion', () => {
  const { today, completion } = duesOf([lineOf(1, { billing: 'completion', price: 1000, depositRate: 3000 })], terms);
  expect([today.gross, completion?.gross]).toEqual([300, 700]);
});

it('lists the days on which something is charged once, later', () => {
  const { later, completion } = duesOf([lineOf(1, { billing: 'acceptance', startsOn: '2027-01-15' })], terms);
  expect(later).toMatchObject([{ on: '2027-01-15', amounts: { gross: 64_000 } }]);
  expect(completion).toBeNull();
});
