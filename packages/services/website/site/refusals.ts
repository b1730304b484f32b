import { SuiteError } from '@suite/contract/errors';

export const noSite = () => new SuiteError('not_found', 'Your firm has no website yet. Start it in Website firm info.');
export const noPage = () => new SuiteError('not_found', 'There is no such page.');
export const changedMeanwhile = (by: string) =>
  new SuiteError(
    'changed_meanwhile',
    `${by || 'Somebody else'} has changed this meanwhile. Open the newest version, then change it.`,
  );
export const addressTaken = () => new SuiteError('name_taken', 'This address is taken. Choose another one.');
export const addressReserved = () => new SuiteError('name_taken', 'This address is reserved. Choose another one.');
export const pathTaken = (path: string, title: string) =>
  new SuiteError('name_taken', `“${title}” already has the address /${path}. Change one of the two, or publish both together.`);
