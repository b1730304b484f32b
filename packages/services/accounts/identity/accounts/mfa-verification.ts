import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { eq } from 'drizzle-orm';
import { sessions } from '../schema/accounts';

/** Milliseconds after a verification during which MFA may be changed (decision 004). */
const LIFETIME = 300_000;

export async function noteVerification(database: Database, { sessionId }: Caller, now: number): Promise<void> {
  await database
    .update(sessions)
    .set({ mfaVerifiedAt: new Date(now), proof: 'own' })
    .where(eq(sessions.id, sessionId));
}

/** Uses up a verification, which is valid for one change. @throws SuiteError `mfa_verification_needed` */
export async function useVerification(database: Database, { sessionId }: Caller, now: number): Promise<void> {
  const [session] = await database
    .select({ at: sessions.mfaVerifiedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  if (!session?.at || Math.abs(now - session.at.getTime()) >= LIFETIME) {
    throw new SuiteError('mfa_verification_needed', 'Enter a fresh code of the authenticator app first.');
  }
  await database.update(sessions).set({ mfaVerifiedAt: null }).where(eq(sessions.id, sessionId));
}
