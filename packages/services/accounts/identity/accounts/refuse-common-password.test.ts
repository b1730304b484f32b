import { is } from 'valibot';
import { newPassword } from '../contract/signing-in';
import { commonPasswords, commonWords } from './common-passwords';
import { refuseCommonPassword } from './refuse-common-password';

const olivia = { email: 'olivia.berg@harborline.example', firstName: 'Olivia', lastName: 'Berg' };

const isRefused = (password: string) => {
  try {
    refuseCommonPassword(password, olivia);
    return false;
  } catch {
    return true;
  }
};

test.each([
  ['one of a list of breached ones', '1qaz2wsx3edc'],
  ['the same in capitals', '1QAZ2WSX3EDC'],
  ['a common word with digits and signs around it', 'Password2026!'],
  ['the same before it', '2026-08-17 dragon'],
  ['a word of the suite', 'Firm-Suite-2026'],
  ['the own name', 'OliviaBerg1234'],
  ['the own address', 'olivia.berg@harborline.example'],
  ['the own firm', 'Harborline#2026'],
  ['one character over and over', 'aaaaaaaaaaaaa'],
  ['a few over and over', 'abc-abc-abc-ab'],
  ['a run of digits', '123456789012'],
  ['a run of the keyboard, backward', 'mnbvcxzlkjhg'],
  ['a run of the alphabet', 'abcdefghijklm'],
])('%s is rejected', (_, password) => {
  expect(isRefused(password)).toBe(true);
});

test.each(['correct horse battery', 'Suite-demo-2', 'three cups of tea', 'kX9#vq2LmT7p', 'olivia likes 3 teas'])(
  '%s is accepted',
  (password) => {
    expect(isRefused(password)).toBe(false);
  },
);

test('the lists and their usual endings reject more than 3,000 passwords that are long enough', () => {
  const longOnes = [...commonWords].flatMap((word) =>
    ['123', '1234', '12345', '!', '2025', '2026', '123456'].map((end) => word + end),
  );
  const refused = [...commonPasswords, ...longOnes].filter((password) => is(newPassword, password) && isRefused(password));
  expect(new Set(refused).size).toBeGreaterThan(3_000);
});
