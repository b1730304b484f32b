import { type ErrorCode, SuiteError } from '@suite/contract/errors';

const reasons: Partial<Record<ErrorCode, string>> = {
  network: 'The server cannot be reached. Check your connection.',
  timeout: 'The server did not answer in time.',
  throttled: 'Too many tries. Wait a moment.',
  unauthorized: 'Your session has ended. Sign in again.',
  token_refused: 'Your session has ended. Sign in again.',
  forbidden: 'Your account may not do this.',
  not_ready: 'The server is starting. Try again in a moment.',
};

/** Why a call failed, in a sentence a person can act on. */
export const reasonOf = (error: unknown): string =>
  (error instanceof SuiteError && reasons[error.code]) || 'The server has a problem of its own.';
