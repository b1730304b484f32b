import { daysLate, isOver, shownStatus } from './days';

test('only payments that wait for the client can be late', () => {
  expect(daysLate({ dueOn: '2027-01-31', status: 'due' }, '2027-03-01')).toBe(29);
  expect(daysLate({ dueOn: '2027-01-31', status: 'failed' }, '2027-01-31')).toBe(0);
  expect(daysLate({ dueOn: '2027-01-31', status: 'processing' }, '2027-03-01')).toBe(0);
  expect(daysLate({ dueOn: '2027-01-31', status: 'paid' }, '2027-03-01')).toBe(0);
});

test('a due payment is late once its day has passed; other statuses stay', () => {
  expect(shownStatus({ dueOn: '2027-01-31', status: 'due' }, '2027-01-31')).toBe('due');
  expect(shownStatus({ dueOn: '2027-01-31', status: 'due' }, '2027-02-01')).toBe('late');
  expect(shownStatus({ dueOn: '2027-01-31', status: 'failed' }, '2027-02-01')).toBe('failed');
});

test('a card can be charged until the end of its month', () => {
  expect(isOver('2026-12', '2027-01-01')).toBe(true);
  expect(isOver('2027-01', '2027-01-31')).toBe(false);
});
