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

interface Signer {
  id: string;
  /** Id of the signer who forwarded it. */
  forwardedBy: string | null;
  signedAt: Date | null;
}

const colleaguesOf = <One extends Signer>({ id }: Signer, all: readonly One[]): One[] =>
  all.filter(({ forwardedBy }) => forwardedBy === id);

/** Whether a signer has signed, or somebody to whom they forwarded it. */
export const hasAnswered = (signer: Signer, all: readonly Signer[]): boolean =>
  signer.signedAt !== null || colleaguesOf(signer, all).some((colleague) => hasAnswered(colleague, all));

/** Returns the signers whose signatures are missing; of those who forwarded it, the colleagues in their place. */
export function awaitedSigners<One extends Signer>(all: readonly One[]): One[] {
  const missingOf = (signer: One): One[] => {
    if (hasAnswered(signer, all)) return [];
    const colleagues = colleaguesOf(signer, all);
    return colleagues.length ? colleagues.flatMap(missingOf) : [signer];
  };
  return all.filter(({ forwardedBy }) => forwardedBy === null).flatMap(missingOf);
}
