import { isDiskFull } from '@suite/kernel/errors/disk-full';
import { Failure } from '@suite/kernel/errors/failure';

/** Returns why an import didn't finish, in a sentence that says what to do. */
export function failureOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space, then run the import again to continue.';
  return 'An unexpected error stopped the import. Run it again to continue.';
}
