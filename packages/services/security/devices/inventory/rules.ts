import { membersOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { eq } from 'drizzle-orm';
import { MAX_DEVICES, type Platform } from '../contract/terms';
import { tooManyDevices } from '../refusals';
import { devices } from '../schema';

const osNames: Record<Platform, string> = {
  windows: 'Windows',
  'windows-server': 'Windows Server',
  macos: 'macOS',
  ios: 'iOS',
  ipados: 'iPadOS',
  android: 'Android',
  ubuntu: 'Ubuntu',
  other: '',
};

export const osName = (platform: Platform | null): string => (platform === null ? '' : osNames[platform]);

/** Locks until the commit, so that devices added concurrently count each other. @throws SuiteError `limit_reached` */
export async function leaveRoom(transaction: Database, companyId: string, more: number): Promise<void> {
  await lockByName(transaction, `devices ${companyId}`);
  if ((await transaction.$count(devices, eq(devices.companyId, companyId))) + more > MAX_DEVICES) throw tooManyDevices();
}

/** @throws InvalidRequestError when the person is not active in the company. */
export async function checkOwner(database: Database, companyId: string, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  const members = await membersOf(database, companyId);
  if (members.some(({ id }) => id === ownerId)) return;
  const message = 'This person is not active in your firm. Choose somebody else, or leave the device without an owner.';
  throw new InvalidRequestError(message, { ownerId: message });
}
