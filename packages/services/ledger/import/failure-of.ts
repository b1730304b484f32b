import { isDiskFull } from '@suite/kernel/errors/disk-full';
import { Failure } from '@suite/kernel/errors/failure';

/** Why an import didn't finish, in a sentence that says what to do. */
export function failureOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (isDiskFull(error)) return 'The disk is full: make room on it, then import again to go on.';
  return 'It broke off; run it again to go on.';
}
