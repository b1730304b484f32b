import { randomBytes } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { recoveryCodes } from '../schema/accounts';

const COUNT = 10;

/** RFC 4648 §6 in lower case. */
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 24 characters of 5 random bits each, so that storing a plain hash is safe (ASVS 5, V6.5.2). */
const newCode = () => Array.from(randomBytes(24), (byte) => BASE_32[byte % 32]).join('');

/** Formats a code in groups of four, for writing it down. */
const written = (code: string) => code.replace(/.{4}(?!$)/g, '$&-');

/** Creates ten codes that replace the existing ones; nobody can read them again. */
export async function replaceRecoveryCodes(database: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await database.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes.map(written);
}

export const countRecoveryCodes = (database: Database, userId: string): Promise<number> =>
  database.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

interface Spend {
  userId: string;
  /** Normalized by the contract's schema: in lower case, without dashes. */
  code: string;
  /** The request's Idempotency-Key: a repeated sign-in sends the same code again. */
  key?: string | undefined;
  now: number;
}

/** Uses a recovery code, in the given transaction. @returns whether it is the person's and was not used before */
export async function spendRecoveryCode(database: Database, { userId, code, key, now }: Spend): Promise<boolean> {
  const usedKey = key ? hashOf(key) : null;
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));
  const { rowCount } = await database
    .update(recoveryCodes)
    .set({ usedAt: new Date(now), usedKey })
    .where(and(own, isNull(recoveryCodes.usedAt)));
  if (!rowCount)
    return usedKey !== null && (await database.$count(recoveryCodes, and(own, eq(recoveryCodes.usedKey, usedKey)))) > 0;
  await writeAccountAudit(database, userId, [{ action: 'account.recovery-code-used' }], now);
  return true;
}
