import type { Database } from '../database/database';
import { Failure } from '../errors/failure';
import { sealingProof } from './schema';
import type { Sealing } from './sealing';

/** Derived from the key only for this purpose, so that it reveals nothing about sealed content. */
export const proofOf = ({ keyFor }: Pick<Sealing, 'keyFor'>): Buffer => keyFor('proof of the installation');

export const OTHER_KEY =
  'SUITE_TOKEN_KEY, or the file token-key of the data folder, is of another installation: set the key that this database was made with. If it is lost, run DELETE FROM kernel.sealing_proof, and connect providers again.';

/**
 * Rejects a key other than the database's, which could not read its secrets.
 * @throws Failure saying what to do
 */
export async function checkKey(database: Database, sealing: Pick<Sealing, 'keyFor'>): Promise<void> {
  const proof = proofOf(sealing);
  await database.insert(sealingProof).values({ id: 1, proof }).onConflictDoNothing();
  const [stored] = await database.select().from(sealingProof);
  if (!stored?.proof.equals(proof)) throw new Failure(OTHER_KEY);
}
