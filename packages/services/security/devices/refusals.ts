import { SuiteError } from '@suite/contract/errors';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { MAX_DEVICES } from './contract/terms';

export const noDevice = (): SuiteError => new SuiteError('not_found', 'There is no such device.');

export const changedMeanwhile = (): SuiteError =>
  new SuiteError('changed_meanwhile', 'Somebody else has changed this device meanwhile. Look at it again.');

export const tooManyDevices = (): SuiteError =>
  new SuiteError(
    'limit_reached',
    `A firm can have ${MAX_DEVICES.toLocaleString('en-US')} devices. Remove those that were entered by mistake first.`,
  );

/** A typed version is no evidence, so it doesn't replace one that evidence shows. */
export const PROVEN_SYSTEM =
  'Evidence shows which operating system this device has. Upload newer evidence, or confirm the version on the page of the device.';

/** Rethrows the error of a write. @throws SuiteError `name_taken` for a duplicate serial number */
export const refuseTaken = (error: unknown): never => {
  throw isDuplicate(error)
    ? new SuiteError('name_taken', 'Another device of your firm has this serial number. Look it up, or correct the number.')
    : error;
};
