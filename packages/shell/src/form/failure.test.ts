/** @jest-environment node */
import { SuiteError } from '@suite/contract/errors';
import { copy } from './copy';
import { failureOf } from './failure';

test('a throttled call says when to try again', () => {
  const error = new SuiteError('throttled', '', { status: 429, retryAfterSeconds: 42 });
  expect(failureOf(error, 1_000)).toEqual({ code: 'throttled', retryAt: 43_000 });
  expect(failureOf(new SuiteError('throttled', '', { status: 429 }))).toEqual({ code: 'throttled' });
});

test('any other error is an unexpected failure, and no form stays busy', () => {
  expect(failureOf(new TypeError('x is undefined'))).toEqual({ code: 'unexpected' });
});

test('a missing response and an invalid response are different failures', () => {
  expect(copy.ofService('network')).toBe(copy.ofService('timeout'));
  expect(copy.ofService('unexpected')).not.toBe(copy.ofService('network'));
});
