import { integer } from 'drizzle-orm/pg-core';
import { bytes, kernelSchema } from '../database/columns';

/** Shows which key the secrets of this database are sealed with: one row, created at the first start. */
export const sealingProof = kernelSchema.table('sealing_proof', {
  id: integer('id').primaryKey(),
  proof: bytes('proof').notNull(),
});
