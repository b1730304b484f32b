import { bytes, moment } from '@suite/kernel/database/columns';
import { bigint, boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { identitySchema } from './database-schema';

export const passkeys = identitySchema.table(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's id for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE public key. */
    publicKey: bytes('public_key').notNull(),
    /** Host that it was created for. */
    rpId: text('rp_id').notNull(),
    /** Signature counter of the authenticator; 0 when it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Whether it is stored on more than one device. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);
