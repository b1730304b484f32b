import { SuiteError } from '@suite/contract/errors';
import { codeOf } from './code-of';

test('a failure is known by its code; what is none of the suite’s is unexpected', () => {
  expect(codeOf(new SuiteError('network', 'Down'))).toBe('network');
  expect(codeOf(new TypeError('x is not a function'))).toBe('unexpected');
  expect(codeOf(undefined)).toBe('unexpected');
});
