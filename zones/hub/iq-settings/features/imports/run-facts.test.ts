import { durationText, resultOf, totalsOf } from './run-facts';

const counts = [
  { kind: 'invoices', read: 4, imported: 2, skipped: 1, rejected: 1 },
  { kind: 'payments', read: 3, imported: 3, skipped: 0, rejected: 0 },
];
const finishedAt = '2026-11-20T10:00:00.000Z';

test('adds up the rows of all kinds', () => {
  expect(totalsOf({ counts })).toEqual({ read: 7, imported: 5, skipped: 1, rejected: 1 });
});

test.each([
  ['running', { finishedAt: null, failure: null, counts: [] }],
  ['failed', { finishedAt, failure: 'The disk is full.', counts }],
  ['partly', { finishedAt, failure: null, counts }],
  ['undone', { finishedAt, failure: null, counts, undoneAt: finishedAt }],
  ['done', { finishedAt, failure: null, counts: counts.slice(1) }],
])('an import is %s', (result, run) => {
  expect(resultOf(run)).toBe(result);
});

test.each([
  [340, '340 ms'],
  [3400, '3.4 sec'],
  [59_999, '60 sec'],
  [125_000, '2 min 5 sec'],
])('%d ms is %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
