import { bytes, moment } from '@suite/kernel/database/columns';
import type { ZoneName } from '@suite/zones/zones';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppSettings, Role } from '../contract/access';
import type { AuditAction } from '../contract/audit';
import { companies, memberships, users } from './accounts';
import { identitySchema } from './database-schema';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** People of a company who share app settings. */
export const groups = identitySchema.table(
  'groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    appSettings: jsonb('app_settings').notNull().default({}).$type<AppSettings>(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('groups_of_company').on(table.id, table.companyId),
    uniqueIndex('groups_name').on(table.companyId, sql`lower(${table.name})`),
  ],
);

/** Members of groups; group and person belong to the same company. */
export const groupMembers = identitySchema.table(
  'group_members',
  {
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({ columns: [table.groupId, table.companyId], foreignColumns: [groups.id, groups.companyId] }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
    index('group_members_person').on(table.userId, table.companyId),
  ],
);

export const invitations = identitySchema.table(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').notNull().$type<Role>(),
    /** Groups that the person joins, if these still exist. */
    groupIds: uuid('group_ids').array().notNull().default([]),
    /** SHA-256 of the token in the most recent mail. */
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
    /** Whether a mail server delivered the most recent link, so that following it proves the address. */
    isDelivered: boolean('is_delivered').notNull().default(false),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.companyId, table.email)
      .where(sql`${table.acceptedAt} IS NULL AND ${table.revokedAt} IS NULL`),
  ],
);

export const accessRequests = identitySchema.table(
  'access_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    app: text('app').notNull().$type<ZoneName>(),
    reason: text('reason').notNull(),
    state: text('state').notNull().default('open').$type<'open' | 'granted' | 'refused'>(),
    answer: text('answer').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
    uniqueIndex('access_requests_open').on(table.companyId, table.userId, table.app).where(sql`${table.state} = 'open'`),
    index('access_requests_company').on(table.companyId, table.requestedAt),
  ],
);

/** Audit log of a company's access settings. Entries are never changed or removed. */
export const auditEntries = identitySchema.table(
  'audit_entries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name at the time of the entry. */
    actor: text('actor').notNull(),
    action: text('action').notNull().$type<AuditAction>(),
    /** The person who was changed; null when the subject is not a person. */
    subjectId: uuid('subject_id'),
    /** Name of the changed person or thing at the time of the entry. */
    subject: text('subject').notNull(),
    changes: jsonb('changes').notNull().default([]).$type<{ what: string; from: string | null; to: string | null }[]>(),
  },
  (table) => [index('audit_entries_company').on(table.companyId, table.id)],
);
