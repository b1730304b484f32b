import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { hashOf } from '@suite/kernel/sealing/secret';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { usedProofs } from '../schema';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The minimum and maximum milliseconds between the page and the sending of its form, for visitors without scripts. */
export const MIN_WAIT = 4 * SECOND;
const MAX_WAIT = 2 * HOUR;

/** Takes a desktop half a second, an old phone some seconds. */
const COST = 1_000;
const MIN_STEPS = 300;
const MAX_STEPS = 900;

const payload = v.object({
  challenge: v.object({ parameters: v.looseObject({ algorithm: v.string(), nonce: v.string() }), signature: v.string() }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

const token = v.object({ id: v.string(), at: v.number(), purpose: v.string() });

/** `early`: without scripts, and faster than people are. */
export type Proof = 'proven' | 'early' | 'missing';

interface Sent {
  /** The form that the token is for; a token works for one form only. */
  purpose: string;
  posted: ReadonlyMap<string, string>;
}

/**
 * Creates and judges proofs that tell visitors from programs: work done by a script or, without scripts, a token issued a short
 * time ago.
 */
export function createProofs({ sealing, clock }: Pick<Kernel, 'sealing' | 'clock'>) {
  const secrets = () => ({
    hmacSignatureSecret: sealing.keyFor('proof of work').toString('base64url'),
    hmacKeySignatureSecret: sealing.keyFor('result of proof of work').toString('base64url'),
  });

  /** Returns the challenge's nonce; undefined unless it was solved in time. */
  async function solved(sent: string | undefined): Promise<string | undefined> {
    const parsed = v.safeParse(payload, jsonOf(sent));
    if (!parsed.success || parsed.output.challenge.parameters.algorithm !== 'PBKDF2/SHA-256') return undefined;
    const { challenge, solution } = parsed.output as unknown as Parameters<typeof verifySolution>[0];
    try {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() });
      const expiresAt = challenge.parameters.expiresAt ?? 0;
      return verified && expiresAt * SECOND > clock() ? challenge.parameters.nonce : undefined;
    } catch {
      return undefined;
    }
  }

  function tokenOf({ posted, purpose }: Sent): { id: string; age: number } | undefined {
    const text = sealing.unseal('token of a visitor', Buffer.from(posted.get('token') ?? '', 'base64url'));
    const parsed = v.safeParse(token, text === undefined ? undefined : JSON.parse(text));
    if (!parsed.success || parsed.output.purpose !== purpose) return undefined;
    const age = clock() - parsed.output.at;
    return age >= 0 && age <= MAX_WAIT ? { id: parsed.output.id, age } : undefined;
  }

  /** Returns whether the secret was unused; each counts once. */
  async function use(database: Database, secret: string): Promise<boolean> {
    const used = await database
      .insert(usedProofs)
      .values({ hash: hashOf(secret), at: new Date(clock()) })
      .onConflictDoNothing()
      .returning();
    return used.length === 1;
  }

  return {
    /** Creates a challenge for a browser to solve within an hour. */
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MIN_STEPS, MAX_STEPS),
        expiresAt: Math.floor((clock() + HOUR) / SECOND),
        deriveKey,
        ...secrets(),
      }),
    tokenFor: (purpose: string): string =>
      sealing.seal('token of a visitor', JSON.stringify({ id: randomUUID(), at: clock(), purpose })).toString('base64url'),
    /** Judges a sent form; a valid proof is used up. */
    async judge(database: Database, sent: Sent): Promise<Proof> {
      const nonce = await solved(sent.posted.get('altcha'));
      if (nonce !== undefined && (await use(database, nonce))) return 'proven';
      const given = tokenOf(sent);
      if (!given) return 'missing';
      if (given.age < MIN_WAIT) return 'early';
      return (await use(database, given.id)) ? 'proven' : 'missing';
    },
  };
}

function jsonOf(text = ''): unknown {
  if (text.length > 4_000) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
