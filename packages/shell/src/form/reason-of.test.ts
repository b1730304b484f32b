import { type ErrorCode, SuiteError } from '@suite/contract/errors';
import { reasonOf } from './reason-of';

const answered = (code: ErrorCode, message: string) => new SuiteError(code, message, { body: { code, message } });

it('is the message of the server, so that people read what to do', () => {
  const message = 'A firm can send 200 reports by mail a day. Try again tomorrow.';
  expect(reasonOf(answered('throttled', message))).toBe(message);
  const changed = 'A newer to-do for the same reason is open already.';
  expect(reasonOf(answered('changed_meanwhile', changed))).toBe(changed);
});

it('is a message of the suite where the server sent none, or none meant for people', () => {
  expect(reasonOf(new SuiteError('throttled', 'The server answered 429', { status: 429, body: '' }))).toBe(
    'Too many tries. Wait a moment.',
  );
  expect(reasonOf(new SuiteError('not_found', 'The server answered 404', { status: 404, body: '' }))).toBe(
    'Something went wrong on the server. Try again.',
  );
  expect(reasonOf(answered('idempotency_key_reused', 'This Idempotency-Key was used for another request.'))).toBe(
    'Something went wrong on the server. Try again.',
  );
  expect(reasonOf(new SuiteError('signed_out', 'signed out'))).toBe('Your session has ended. Sign in again.');
  expect(reasonOf(new TypeError('x is undefined'))).toBe('Something went wrong on the server. Try again.');
});
