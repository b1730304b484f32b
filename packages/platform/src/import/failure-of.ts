import { Failure } from '../failure';

/** Codes of a full disk: the system's, and the database's (SQLSTATE 53100). */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is that there is no room. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return full.has(code) || isDiskFull(cause);
}

/** Why an import did not come to its end, in a sentence that says what to do. */
export function failureOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (isDiskFull(error)) return 'The disk is full: make room on it, then import again to go on.';
  return 'It broke off; run it again to go on.';
}
