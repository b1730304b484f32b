import { SuiteError } from '@suite/contract/errors';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';

/** Names are unique in a firm, ignoring case. */
export const nameTaken = (what: string): SuiteError =>
  new SuiteError('name_taken', `Another ${what} of your firm has this name. Choose a different one.`);

/** Rethrows why a write failed; @throws SuiteError `name_taken` when the name was the reason. */
export const refuseTaken = (what: string) => (error: unknown) => {
  throw isDuplicate(error) ? nameTaken(what) : error;
};

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed this ${what} meanwhile. Look at it again.`);

export const limitReached = (most: number, what: string, remedy: string): SuiteError =>
  new SuiteError('limit_reached', `A firm can have ${most.toLocaleString('en-US')} ${what}. ${remedy}`);
