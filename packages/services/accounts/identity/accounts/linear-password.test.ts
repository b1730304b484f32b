import { expectLinearTime } from '@suite/testing/linear-time';
import { isCommonPassword } from './refuse-common-password';

test.each([
  ['digits', '1'],
  ['letters', 'a'],
  ['letters and digits', 'a1'],
])('checks in linear time whether a password of %s is common', (_, part) =>
  expectLinearTime<string>({
    read: (text) => isCommonPassword(text),
    input: (size) => `b${part.repeat(size / part.length)}b`,
    limit: 100_000,
  }),
);
