import { bytes, moment } from '@suite/kernel/database/columns';
import { identitySchema } from './database-schema';

/** Signed or sealed values that work once and have been used: states and challenges of sign-ins, logout tokens. */
export const spentTokens = identitySchema.table('spent_tokens', {
  /** SHA-256 of purpose and value. */
  tokenHash: bytes('token_hash').primaryKey(),
  /** After which the value works no longer anyway. */
  expiresAt: moment('expires_at').notNull(),
});
