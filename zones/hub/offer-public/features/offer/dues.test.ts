/** @jest-environment node */
import { anyLine } from '@suite/pricing/fixture-lines';
import { sumOf } from '@suite/pricing/line-amounts';
import fc from 'fast-check';
import { duesOf } from './dues';
import { lineOf } from './proposal.fixture';

const terms = { acceptedOn: '2026-11-23', billingDay: 1 };

it('are, day by day, all that is charged in the first year', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
      const { days, firstYear, today } = duesOf(lines, terms);
      expect(sumOf(days.map(({ amounts }) => amounts))).toEqual(firstYear);
      expect(days.find(({ on }) => on === terms.acceptedOn)?.amounts.gross ?? 0).toBe(today.gross);
    }),
  );
});

it('leave what was charged as a deposit out of what is due on completion', () => {
  const { today, completion } = duesOf([lineOf(1, { billing: 'completion', price: 1000, depositRate: 3000 })], terms);
  expect([today.gross, completion?.gross]).toEqual([300, 700]);
});

it('name days on which something is charged once, later', () => {
  const { later, completion } = duesOf([lineOf(1, { billing: 'acceptance', startsOn: '2027-01-15' })], terms);
  expect(later).toMatchObject([{ on: '2027-01-15', amounts: { gross: 64_000 } }]);
  expect(completion).toBeNull();
});
