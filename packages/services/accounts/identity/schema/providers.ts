import { bytes, moment } from '@suite/kernel/database/columns';
import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../contract/access';
import { companies, sessions, users } from './accounts';
import { identitySchema } from './database-schema';

/** Links accounts at an OpenID provider to accounts of the suite. */
export const providerAccounts = identitySchema.table(
  'provider_accounts',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('provider_accounts_user').on(table.userId)],
);

/** Sessions that were started with an OpenID provider, stored for single logout. */
export const providerSessions = identitySchema.table(
  'provider_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's session id, if it sends one. */
    sid: text('sid'),
    /** Sealed; the provider requires it at logout. */
    idToken: bytes('id_token').notNull(),
    browserHash: bytes('browser_hash').notNull(),
    /** When the person logged out here; the browser may log out at the provider later, or never. */
    loggedOutAt: moment('logged_out_at'),
  },
  (table) => [
    index('provider_sessions_subject').on(table.issuer, table.subject),
    index('provider_sessions_browser').on(table.browserHash),
  ],
);

/** E-mail domains whose people join a company by signing in with the provider; a domain belongs to one company. */
export const joiningDomains = identitySchema.table('joining_domains', {
  /** In lower case. */
  domain: text('domain').primaryKey(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  role: text('role').notNull().$type<Exclude<Role, 'administrator'>>(),
});
