import { type ErrorCode, SuiteError } from '@suite/contract/errors';

/** A failed call, as a form shows it. */
export interface Failure {
  code: ErrorCode;
  /** When to try again, in milliseconds since the epoch; only with `throttled`, when the server names a wait. */
  retryAt?: number;
}

/** @param now milliseconds since the epoch */
export function failureOf(error: unknown, now = Date.now()): Failure {
  if (!(error instanceof SuiteError)) return { code: 'unexpected' };
  const { code, retryAfterSeconds } = error;
  if (code !== 'throttled' || retryAfterSeconds === undefined) return { code };
  return { code, retryAt: now + retryAfterSeconds * 1000 };
}
