import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { withLock } from '@suite/kernel/database/with-lock';
import { drizzle } from 'drizzle-orm/node-postgres';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Pool } from 'pg';
import { signingKeys } from '../schema/accounts';

export interface SigningKeys {
  /** RFC 7638 thumbprint of the public key, `kid` in headers and `keyId` in claims. */
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK & { kid: string; kty: string };
  /** Authenticates refresh tokens, which only their issuer reads. */
  refreshSecret: Buffer;
}

/** The signing keys of the database, made at its first start; if several platforms start at once, one makes them. */
export async function loadSigningKeys(pool: Pool): Promise<SigningKeys> {
  const { id, privateJwk, refreshSecret } = (await findKeys(drizzle(pool))) ?? (await keepKeys(pool));
  const { d: _private, ...publicPart } = privateJwk;
  const publicJwk = { ...publicPart, kid: id, kty: 'EC', alg: 'ES256', use: 'sig' };
  return {
    id,
    privateKey: await es256(privateJwk),
    publicKey: await es256(publicJwk),
    publicJwk,
    refreshSecret,
  };
}

const findKeys = async (database: Database) => (await database.select().from(signingKeys).limit(1)).at(0);

const keepKeys = (pool: Pool) =>
  withLock(pool, 'first-start', async (client) => {
    const database = drizzle(client);
    const kept = await findKeys(database);
    if (kept) return kept;
    const [made] = await database
      .insert(signingKeys)
      .values(await makeKeys())
      .returning();
    if (!made) throw new Error('the signing keys were not kept');
    return made;
  });

async function makeKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { id: await calculateJwkThumbprint(privateJwk), privateJwk, refreshSecret: randomBytes(32) };
}

async function es256(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('the signing key is not an elliptic-curve key');
  return key;
}
