import { bytes, moment } from '@suite/kernel/database/columns';
import { identitySchema } from './database-schema';

/** Used single-use values, signed or sealed: states and challenges of sign-ins, logout tokens. */
export const spentTokens = identitySchema.table('spent_tokens', {
  /** SHA-256 of purpose and value. */
  tokenHash: bytes('token_hash').primaryKey(),
  /** When the value itself expires and the row can be removed. */
  expiresAt: moment('expires_at').notNull(),
});
