import { email } from '@suite/contract/schema';
import { Failure } from '@suite/kernel/errors/failure';
import { safeParse } from 'valibot';

/** An address as accounts hold it. @throws Failure when there is none */
export function knownEmail(given: string | undefined): string {
  const parsed = safeParse(email, given ?? '');
  if (!parsed.success) throw new Failure('Give the address of the account, as in: --email ada@firm.com');
  return parsed.output;
}
