import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { withLock } from '@suite/kernel/database/with-lock';
import { desc, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Pool } from 'pg';
import { signingKeys } from '../schema/accounts';

export interface SigningKey {
  /** RFC 7638 thumbprint of the public key, `kid` in headers and `keyId` in claims. */
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK & { kid: string; kty: string };
  /** Authenticates refresh tokens, which only their issuer reads. */
  refreshSecret: Buffer;
  /** Time from which it signs, in milliseconds since 1970. */
  signsFrom: number;
}

/**
 * Milliseconds for which a new key is published before it signs, so that every process and every reader of the JWKS has it by
 * then.
 */
export const PUBLISHED_BEFORE = 600_000;

/** Milliseconds after which a process reads the keys from the database again. */
export const KEYS_FRESH = 60_000;

/** Milliseconds for which a key's tokens may live after it was replaced: refresh and id tokens live for a day. */
const LONGEST_LIFE = 25 * 3_600_000;

/**
 * Returns the keys in the database, latest first. The first key is created at the first start; if several platforms start at
 * once, only one creates it.
 */
export async function loadSigningKeys(pool: Pool): Promise<SigningKey[]> {
  const rows = await findKeys(drizzle(pool));
  const found = rows.length ? rows : await keepFirst(pool);
  return Promise.all(found.map(imported));
}

type Row = typeof signingKeys.$inferSelect;

const findKeys = (database: Database): Promise<Row[]> =>
  database.select().from(signingKeys).orderBy(desc(signingKeys.signsFrom), signingKeys.id);

async function imported({ id, privateJwk, refreshSecret, signsFrom }: Row): Promise<SigningKey> {
  const { d: _private, ...publicPart } = privateJwk;
  const publicJwk = { ...publicPart, kid: id, kty: 'EC', alg: 'ES256', use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([es256(privateJwk), es256(publicJwk)]);
  return { id, privateKey, publicKey, publicJwk, refreshSecret, signsFrom: signsFrom.getTime() };
}

const keepFirst = (pool: Pool) =>
  withLock(pool, 'first-start', async (client) => {
    const database = drizzle(client);
    const stored = await findKeys(database);
    return stored.length
      ? stored
      : database
          .insert(signingKeys)
          .values(await makeKey(new Date(0)))
          .returning();
  });

/**
 * Creates a key that signs in ten minutes. The current one signs until then, and verifies until its last token has expired, so
 * nobody is signed out.
 * @returns when the new key signs
 */
export async function rotateKeys(database: Database, now: number): Promise<Date> {
  const signsFrom = new Date(now + PUBLISHED_BEFORE);
  const key = await makeKey(signsFrom);
  await database.transaction(async (transaction) => {
    await transaction
      .update(signingKeys)
      .set({ endsAt: new Date(signsFrom.getTime() + LONGEST_LIFE) })
      .where(isNull(signingKeys.endsAt));
    await transaction.insert(signingKeys).values(key);
  });
  return signsFrom;
}

/** Creates a key that signs at once and removes all others, because somebody else may have them: everybody is signed out. */
export async function replaceKeys(database: Database): Promise<void> {
  const key = await makeKey(new Date(0));
  await database.transaction(async (transaction) => {
    await transaction.delete(signingKeys);
    await transaction.insert(signingKeys).values(key);
  });
}

async function makeKey(signsFrom: Date) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk, refreshSecret: randomBytes(32), signsFrom };
}

async function es256(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('the signing key is not an elliptic-curve key');
  return key;
}
