import { email } from '@suite/contract/schema';
import { Failure } from '@suite/kernel/errors/failure';
import { safeParse } from 'valibot';

/** Normalizes an address like those of accounts. @throws Failure when it is missing */
export function knownEmail(given: string | undefined): string {
  const parsed = safeParse(email, given ?? '');
  if (!parsed.success) throw new Failure('Give the address of the account, as in: --email ada@firm.com');
  return parsed.output;
}
