import { SuiteError } from '@suite/contract/errors';

export const noType = (): SuiteError => new SuiteError('not_found', 'There is no such appointment type.');

export const noBooking = (): SuiteError => new SuiteError('not_found', 'There is no such appointment.');

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed this ${what} meanwhile. Look at it again.`);
