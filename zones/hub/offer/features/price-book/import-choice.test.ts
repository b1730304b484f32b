import type { LedgerService } from '@services/price-book/contract/price-book';
import { getDotPath, parse, safeParse } from 'valibot';
import { allToggled, type Choice, charged, importSchema, MAX_AT_ONCE, toggled } from './import-choice';

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
const none: Choice = [];
const problemsOf = (services: Choice) =>
  safeParse(importSchema, { services }).issues?.map((issue) => `${getDotPath(issue)}: ${issue.message}`);
const payroll = service('Payroll');
const review = service('Review', { billing: null });
const inBook = service('Audit', { isInBook: true });

test('services can be chosen one by one or all at once, except those that are in the price book', () => {
  const all = allToggled(none, [payroll, review, inBook]);
  expect(all).toHaveLength(2);
  expect(allToggled(all, [payroll, review, inBook])).toEqual([]);
  expect(toggled(toggled(none, payroll), payroll)).toEqual([]);
});

test("asks how a service is charged if the ledger doesn't say", () => {
  const chosen = allToggled(none, [payroll, review]);
  expect(problemsOf(chosen)).toEqual([
    'services.1.billing: Say how often the highlighted services are charged: their invoices follow no regular period.',
  ]);
  expect(parse(importSchema, { services: charged(chosen, review, 'completion') })).toEqual({
    services: [
      { name: 'Payroll', currency: 'USD', billing: 'monthly' },
      { name: 'Review', currency: 'USD', billing: 'completion' },
    ],
  });
});

test('the entered billing of a service stays when the others are chosen with it', () => {
  const chosen = allToggled(charged(none, review, 'yearly'), [payroll, review]);
  expect(parse(importSchema, { services: chosen })).toMatchObject({
    services: [{ name: 'Payroll' }, { name: 'Review', billing: 'yearly' }],
  });
});

test('neither an empty choice nor too many services can be imported', () => {
  expect(problemsOf(none)).toEqual(['services: Choose at least one service.']);
  const many = Array.from({ length: MAX_AT_ONCE + 1 }, (_, place) => service(`Service ${place}`));
  expect(problemsOf(allToggled(none, many))).toEqual([
    'services: Choose 200 services at most, and import the others afterwards.',
  ]);
});
