import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import { users } from '../schema/accounts';

/** Seconds of a time step; codes of the steps before and after are accepted, too (RFC 6238 §5.2). */
const STEP = 30;

/** Returns the time step of a code; undefined when the code is wrong. */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | undefined> {
  // Loaded with the first code.
  const { verify } = await import('otplib/functional');
  const epoch = Math.floor(now / 1000);
  const result = await verify({ strategy: 'totp', secret, token: code, epoch, period: STEP, epochTolerance: STEP });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

interface Code {
  userId: string;
  secret: string;
  code: string;
  /** The request's Idempotency-Key: a repeated sign-in sends the same code again. */
  key?: string | undefined;
  now: number;
}

/** Uses a code. @returns whether it is correct and its time step was not used before */
export async function spendCode(database: Database, { userId, secret, code, key, now }: Code): Promise<boolean> {
  const step = await stepOfCode(secret, code, now);
  if (step === undefined) return false;
  const keyHash = key ? hashOf(key) : null;
  // A future step was used by a clock that ran ahead: it must not lock the person out until then.
  const isNew = or(lt(users.mfaLastStep, step), gt(users.mfaLastStep, Math.floor(now / 1000 / STEP) + 2));
  const isRepeated = keyHash ? and(eq(users.mfaLastStep, step), eq(users.mfaLastKey, keyHash)) : undefined;
  const { rowCount } = await database
    .update(users)
    .set({ mfaLastStep: step, mfaLastKey: keyHash })
    .where(and(eq(users.id, userId), or(isNew, isRepeated)));
  return rowCount === 1;
}
