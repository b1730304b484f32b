import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { recipients, signatures } from '../schema';

/** Returns the signers of a version in the order in which they were added, with their signatures. */
export function signersOf(database: Database, proposalId: string, version: number) {
  const { id, name, forwardedBy } = recipients;
  return database
    .select({ id, name, forwardedBy, signedAt: signatures.at, selection: signatures.selection })
    .from(recipients)
    .leftJoin(signatures, eq(signatures.recipientId, recipients.id))
    .where(and(eq(recipients.proposalId, proposalId), eq(recipients.version, version), eq(recipients.role, 'signer')))
    .orderBy(asc(recipients.createdAt), asc(recipients.name));
}
