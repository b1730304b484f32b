import { daysLate, isOver, shownStatus } from './days';

test('only what waits for the client is late', () => {
  expect(daysLate({ dueOn: '2027-01-31', status: 'due' }, '2027-03-01')).toBe(29);
  expect(daysLate({ dueOn: '2027-01-31', status: 'failed' }, '2027-01-31')).toBe(0);
  expect(daysLate({ dueOn: '2027-01-31', status: 'processing' }, '2027-03-01')).toBe(0);
  expect(daysLate({ dueOn: '2027-01-31', status: 'paid' }, '2027-03-01')).toBe(0);
});

test('what is due is late once its day has passed, whatever else has its own word', () => {
  expect(shownStatus({ dueOn: '2027-01-31', status: 'due' }, '2027-01-31')).toBe('due');
  expect(shownStatus({ dueOn: '2027-01-31', status: 'due' }, '2027-02-01')).toBe('late');
  expect(shownStatus({ dueOn: '2027-01-31', status: 'failed' }, '2027-02-01')).toBe('failed');
});

test('a card can be charged until its month ends', () => {
  expect(isOver('2026-12', '2027-01-01')).toBe(true);
  expect(isOver('2027-01', '2027-01-31')).toBe(false);
});
