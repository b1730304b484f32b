import { amendable, changedLines } from './changed-lines';
import { lineOf } from './fixture-lines';

const bookkeeping = lineOf({ name: 'Books', billing: 'monthly' });
const payroll = lineOf({ name: 'Payroll', billing: 'monthly' });
const advice = lineOf({ name: 'Advice', billing: 'quarterly' });

test('shows changed lines before and after, new and ended ones, and no unchanged ones', () => {
  const raised = { ...bookkeeping, price: 12_000 };
  expect(changedLines([bookkeeping, payroll], [raised, payroll, advice])).toEqual([
    { name: 'Books', before: bookkeeping, after: raised },
    { name: 'Advice', before: null, after: advice },
  ]);
  expect(changedLines([bookkeeping, payroll], [payroll])).toEqual([{ name: 'Books', before: bookkeeping, after: null }]);
  expect(changedLines([bookkeeping], [{ ...bookkeeping, description: 'More' }])).toEqual([]);
});

test('treats a line with the same name as the same service', () => {
  const other = lineOf({ name: ' books', billing: 'quarterly' });
  expect(changedLines([bookkeeping], [other])).toEqual([{ name: ' books', before: bookkeeping, after: other }]);
});

test('leaves one-time charges with the proposal in which they were accepted, unless they start later', () => {
  const setUp = lineOf({ name: 'Set-up' });
  const laterOn = lineOf({ name: 'Review', startsOn: '2027-05-01' });
  expect(amendable([bookkeeping, setUp, laterOn], '2027-04-01')).toEqual([bookkeeping, laterOn]);
  expect(amendable([bookkeeping, setUp, laterOn], '2027-05-01')).toEqual([bookkeeping]);
});
