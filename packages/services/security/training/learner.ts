import { SuiteError } from '@suite/contract/errors';
import type { Caller } from '@suite/kernel/http/caller';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';

/**
 * Returns a person who may open the app. Read-only members take courses like everyone else: they write only about themselves, so
 * these calls name no right in the contract.
 * @throws SuiteError `forbidden`, `not_found`
 */
export function learnerOf(caller: Caller): Administrator {
  if (!caller.rights.includes('app:training'))
    throw new SuiteError('forbidden', "You don't have access to this app. Ask an administrator of your firm.");
  return inCompany(caller);
}
