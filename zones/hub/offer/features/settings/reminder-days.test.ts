import { safeParse } from 'valibot';
import { reminderDays } from './settings-form';

const read = (text: string) => {
  const { success, output } = safeParse(reminderDays, text);
  return success ? output : undefined;
};

test.each([
  ['3, 7, 14', [3, 7, 14]],
  ['', []],
  [' 3;7 14 ', [3, 7, 14]],
  ['365', [365]],
])('parses reminder days: %s', (text, days) => expect(read(text)).toEqual(days));

test.each(['7, 3', '3, 3', '0', '366', '1,2,3,4,5,6', 'soon', '1.5', '-3'])('rejects reminder days: %s', (text) =>
  expect(read(text)).toBeUndefined(),
);
