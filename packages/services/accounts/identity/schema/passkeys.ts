import { bytes, moment } from '@suite/kernel/database/columns';
import { bigint, boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { identitySchema } from './database-schema';

/** Passkeys of people (WebAuthn). */
export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's own name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key. */
    publicKey: bytes('public_key').notNull(),
    /** Host that it was made for. */
    rpId: text('rp_id').notNull(),
    /** Signatures as the authenticator counts them; 0 when it counts none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** Kept by more than one device. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);
