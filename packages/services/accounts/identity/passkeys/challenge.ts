import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import type { Sealing } from '@suite/kernel/sealing/sealing';
import { spendToken } from '../accounts/spend-token';

/** Milliseconds that a person has for their authenticator. */
export const CHALLENGE_LIFETIME = 600_000;

/** `sign-in`, or the id of who adds a passkey. */
type Purpose = string;

/**
 * Challenges that are recognized by their MAC, so that whoever only asks for one fills no table: 16 random bytes, the moment
 * they end, and the MAC of both and their purpose. Each is answered once.
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
    /** Uses a challenge up, in base64url. @returns whether it was made for the purpose, still lives, and is new */
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
