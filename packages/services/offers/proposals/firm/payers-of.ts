import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { recipients } from '../schema';

export interface Payer {
  recipientId: string;
  name: string;
  email: string;
}

/** Returns the people who signed or could sign a version: they get the mails about its payments. */
export const payersOf = (database: Database, proposalId: string, version: number): Promise<Payer[]> =>
  database
    .select({ recipientId: recipients.id, name: recipients.name, email: recipients.email })
    .from(recipients)
    .where(and(eq(recipients.proposalId, proposalId), eq(recipients.version, version), eq(recipients.role, 'signer')));
