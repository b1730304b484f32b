import { SuiteError } from '@suite/contract/errors';
import { codeOf } from './code-of';

test('returns the code of the suite’s errors, and unexpected for all others', () => {
  expect(codeOf(new SuiteError('network', 'Down'))).toBe('network');
  expect(codeOf(new TypeError('x is not a function'))).toBe('unexpected');
  expect(codeOf(undefined)).toBe('unexpected');
});
