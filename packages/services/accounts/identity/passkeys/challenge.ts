import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import type { Sealing } from '@suite/kernel/sealing/sealing';
import { spendToken } from '../accounts/spend-token';

/** Milliseconds that a person has to use their authenticator. */
export const CHALLENGE_LIFETIME = 600_000;

/** `sign-in`, or the id of the person who adds a passkey. */
type Purpose = string;

/**
 * Creates and verifies challenges by MAC instead of storing them, so that unauthenticated requests can't fill a table. A
 * challenge is 16 random bytes, its expiry, and the MAC of both and of its purpose. Each can be used once.
 */
export function createChallenges(sealing: Sealing) {
  const macOf = (body: Buffer, purpose: Purpose) =>
    createHmac('sha256', sealing.keyFor('passkey challenge')).update(body).update(purpose).digest();

  return {
    make(purpose: Purpose, now: number): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(24);
      randomBytes(16).copy(body);
      body.writeBigUInt64BE(BigInt(now + CHALLENGE_LIFETIME), 16);
      return new Uint8Array(Buffer.concat([body, macOf(body, purpose)]));
    },
    /**
     * Spends a challenge, given in base64url. @returns whether it was made for the purpose, has not expired and was not used
     * before
     */
    async spend(database: Database, text: string, purpose: Purpose, now: number): Promise<boolean> {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length !== 56) return false;
      const [body, mac] = [bytes.subarray(0, 24), bytes.subarray(24)];
      const expiresAt = Number(body.readBigUInt64BE(16));
      if (!timingSafeEqual(mac, macOf(body, purpose)) || expiresAt <= now) return false;
      return spendToken(database, 'passkey challenge', bytes.toString('base64url'), new Date(expiresAt));
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
