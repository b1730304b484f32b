import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { recipients, signatures } from '../schema';

export interface Signatory {
  recipientId: string;
  name: string;
  email: string;
}

/** Returns the people who signed a version, in the order of their signatures. */
export const whoSigned = (database: Database, proposalId: string, version: number): Promise<Signatory[]> =>
  database
    .select({ recipientId: recipients.id, name: recipients.name, email: recipients.email })
    .from(signatures)
    .innerJoin(recipients, eq(recipients.id, signatures.recipientId))
    .where(and(eq(signatures.proposalId, proposalId), eq(signatures.version, version)))
    .orderBy(asc(signatures.at));
