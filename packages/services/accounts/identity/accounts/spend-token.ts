import type { Database } from '@suite/kernel/database/database';
import { hashOf } from '@suite/kernel/sealing/secret';
import { spentTokens } from '../schema/spent-tokens';

type Purpose = 'provider state' | 'provider proof' | 'logout token' | 'passkey challenge';

/**
 * Uses up a value that works once and for a limited time.
 * @returns whether it was not used before
 */
export async function spendToken(database: Database, purpose: Purpose, value: string, expiresAt: Date): Promise<boolean> {
  const { rowCount } = await database
    .insert(spentTokens)
    .values({ tokenHash: hashOf(`${purpose}:${value}`), expiresAt })
    .onConflictDoNothing();
  return rowCount === 1;
}
