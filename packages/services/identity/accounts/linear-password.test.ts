import { expectLinearTime } from '@suite/testing/linear-time';
import { isCommonPassword } from './refuse-common-password';

test('whether a password is common is found in linear time', () =>
  expectLinearTime<string>({ read: (text) => isCommonPassword(text), input: (size) => `a${'1'.repeat(size)}a`, limit: 100_000 }));
