import { readReminders } from './settings-draft';

test.each([
  ['3, 7, 14', [3, 7, 14]],
  ['', []],
  [' 3;7 14 ', [3, 7, 14]],
  ['365', [365]],
])('parses reminder days: %s', (text, days) => expect(readReminders(text)).toEqual(days));

test.each(['7, 3', '3, 3', '0', '366', '1,2,3,4,5,6', 'soon', '1.5', '-3'])('rejects reminder days: %s', (text) =>
  expect(readReminders(text)).toBeUndefined(),
);
