import { SuiteError } from '@suite/contract/errors';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';

export const noForm = (): SuiteError => new SuiteError('not_found', 'There is no such form.');

export const noLead = (): SuiteError => new SuiteError('not_found', 'There is no such lead. It may have been deleted.');

export const noAttachment = (): SuiteError =>
  new SuiteError('not_found', 'There is no such attachment. Its lead may have been deleted.');

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed this ${what} meanwhile. Look at it again.`);

/** Rethrows the error of a write. @throws SuiteError `name_taken` for a duplicate name */
export const refuseTaken =
  (what: string) =>
  (error: unknown): never => {
    throw isDuplicate(error)
      ? new SuiteError('name_taken', `Another ${what} of your firm has this name. Choose another one.`)
      : error;
  };
