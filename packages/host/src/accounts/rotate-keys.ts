import { replaceKeys, rotateKeys } from '@services/identity/accounts/signing-keys';
import type { Database } from '@suite/kernel/database/database';

/** Replaces the key that signs tokens without signing anyone out. */
export async function followKeys(database: Database): Promise<string[]> {
  const signsFrom = await rotateKeys(database, Date.now());
  return [
    `A new key is published, and signs from ${signsFrom.toISOString()} on.`,
    'Tokens of the earlier key are good until they end. Nobody is signed out.',
  ];
}

/** Removes every key, for when someone may have read them. */
export async function dropKeys(database: Database): Promise<string[]> {
  await replaceKeys(database);
  return ['All keys were replaced. Everybody has to sign in again, within a minute at the latest.'];
}
