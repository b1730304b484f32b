import { SuiteError } from '@suite/contract/errors';

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed ${what} meanwhile. Load the page again to see it.`);

export const limitReached = (most: number, what: string, remedy: string): SuiteError =>
  new SuiteError('limit_reached', `A firm can have ${most.toLocaleString('en-US')} ${what}. ${remedy}`);

export const notFound = (what: string): SuiteError => new SuiteError('not_found', `There is no such ${what} in your company.`);
