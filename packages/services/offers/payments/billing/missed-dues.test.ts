import { lineOf } from '@services/proposals/fixture-proposals';
import { refundsAfterEnd } from './items-until';
import { type BillingTerms, duesOf, missedDues } from './planned-charges';

const terms: BillingTerms = {
  lines: [lineOf({ billing: 'monthly', price: 31_000 }), lineOf({ billing: 'quarterly', price: 90_000 })],
  acceptedOn: '2027-01-15',
  billingDay: null,
  pausedOn: null,
  skipped: [],
  endsOn: null,
  endIsProrated: false,
  lineEnds: {},
};

test('missed charges are those that come due at once when billing resumes', () => {
  const paused = { ...terms, pausedOn: '2027-02-15' };
  const missed = missedDues(paused, '2027-04-15');
  expect(missed.map(({ on, gross }) => [on, gross])).toEqual([
    ['2027-02-15', 31_000],
    ['2027-03-15', 31_000],
    ['2027-04-15', 121_000],
  ]);
  expect([...duesOf(paused, '2027-04-16'), ...missed]).toEqual(duesOf(terms, '2027-04-16'));
  expect(missedDues(terms, '2027-04-15')).toEqual([]);
});

test('after the end, each payment has its own amount to refund, less what was refunded', () => {
  const ended = { ...terms, endsOn: '2027-02-14', endIsProrated: true };
  const [first] = duesOf(terms, '2027-01-16');
  const collected = { amount: 121_000, collected: 121_000, credits: [], isPaidTwice: false };
  const paid = { status: 'paid' as const, items: first?.items ?? [], refunded: 10_000, ...collected };
  // 59 of the 90 days of the quarter are after the end, and none of the month.
  expect(
    refundsAfterEnd(ended, [
      { ...paid, id: 'a' },
      { ...paid, id: 'b', status: 'due' },
    ]),
  ).toEqual([{ paymentId: 'a', amount: 49_000 }]);
  expect(refundsAfterEnd(ended, [{ ...paid, id: 'a', refunded: 59_000 }])).toEqual([]);
});
