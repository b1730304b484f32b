import { SuiteError } from '@suite/contract/errors';
import type { Caller } from './caller';

/** A caller in a company; an administrator, for calls that need the right `admin`. */
export interface Administrator extends Caller {
  companyId: string;
}

/** @throws SuiteError `not_found` before there is a company. */
export function inCompany(caller: Caller): Administrator {
  const { companyId } = caller;
  if (!companyId) throw new SuiteError('not_found', 'You belong to no company yet.');
  return { ...caller, companyId };
}
