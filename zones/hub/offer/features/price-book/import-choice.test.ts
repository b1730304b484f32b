import type { LedgerService } from '@services/price-book/contract/price-book';
import { allToggled, type Chosen, charged, MAX_AT_ONCE, readChoice, toggled } from './import-choice';

const service = (name: string, of: Partial<LedgerService> = {}): LedgerService => ({
  name,
  currency: 'USD',
  median: 100,
  lowest: 100,
  highest: 100,
  clients: 3,
  billing: 'monthly',
  isInBook: false,
  ...of,
});
const none: Chosen = new Map();
const payroll = service('Payroll');
const review = service('Review', { billing: null });
const inBook = service('Audit', { isInBook: true });

test('services can be chosen one by one or all at once, except those that are in the price book', () => {
  const all = allToggled(none, [payroll, review, inBook]);
  expect(all.size).toBe(2);
  expect(allToggled(all, [payroll, review, inBook]).size).toBe(0);
  expect(toggled(toggled(none, payroll), payroll).size).toBe(0);
});

test("asks how a service is charged if the ledger doesn't say", () => {
  const chosen = allToggled(none, [payroll, review]);
  expect(readChoice(chosen, [payroll, review])).toEqual({ problem: 'billingMissing' });
  expect(readChoice(charged(chosen, review, 'completion'), [payroll, review])).toEqual({
    wanted: [
      { name: 'Payroll', currency: 'USD', billing: 'monthly' },
      { name: 'Review', currency: 'USD', billing: 'completion' },
    ],
  });
});

test('the entered billing of a service stays when the others are chosen with it', () => {
  const chosen = allToggled(charged(none, review, 'yearly'), [payroll, review]);
  expect(readChoice(chosen, [payroll, review])).toMatchObject({
    wanted: [{ name: 'Payroll' }, { name: 'Review', billing: 'yearly' }],
  });
});

test('neither an empty choice nor too many services can be imported', () => {
  expect(readChoice(none, [payroll])).toEqual({ problem: 'choose' });
  const many = Array.from({ length: MAX_AT_ONCE + 1 }, (_, place) => service(`Service ${place}`));
  expect(readChoice(allToggled(none, many), many)).toEqual({ problem: 'tooMany' });
});
