import { SuiteError } from '@suite/contract/errors';

export const noSite = () => new SuiteError('not_found', 'Your firm has no website yet. Start it in Website firm info.');
export const noPage = () => new SuiteError('not_found', 'There is no such page.');
export const changedMeanwhile = (by: string) =>
  new SuiteError(
    'changed_meanwhile',
    `${by || 'Somebody else'} has changed this meanwhile. Open the newest version, then change it.`,
  );
export const addressTaken = (address: string) =>
  new SuiteError('name_taken', `Another website has the address ${address}. Choose another one.`);
export const pathTaken = (path: string, title: string) =>
  new SuiteError('name_taken', `“${title}” already has the address /${path}. Change one of the two, or publish both together.`);
