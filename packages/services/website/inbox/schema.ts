import { bytes, moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgSchema, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Answer, FormEntries } from './contract/forms';
import type { MailHeader } from './contract/leads';
import type { AttachmentKind, LeadKind, LeadState, MessageKind } from './contract/terms';

export const mywebsiteContactsSchema = pgSchema('mywebsite_contacts');

const companyId = () => uuid('company_id').notNull();

/** How a firm replies to its visitors. */
export const contactSettings = mywebsiteContactsSchema.table('settings', {
  companyId: uuid('company_id').primaryKey(),
  version: integer('version').notNull().default(1),
  /** The mailbox that visitors reply to and whose mail comes into the inbox; null for the mailbox of the person who replies. */
  mailbox: text('mailbox'),
  /** Hash of the secret in the address for posting mail. */
  mailSecret: bytes('mail_secret').unique(),
  /** Sealed secret with which posted mail has to be signed; null when the address is enough. */
  mailSigning: bytes('mail_signing'),
  /** Days after its last activity at which a lead without a client is deleted. */
  retentionDays: integer('retention_days').notNull().default(730),
});

/** Forms that the website can show. */
export const forms = mywebsiteContactsSchema.table(
  'forms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    entries: jsonb('entries').notNull().$type<FormEntries>(),
    /** Owner of the form's new leads; null for no owner. */
    ownerId: uuid('owner_id'),
    isArchived: boolean('is_archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('forms_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** People who wrote to the firm. */
export const leads = mywebsiteContactsSchema.table(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: text('kind').notNull().$type<LeadKind>(),
    state: text('state').notNull().$type<LeadState>(),
    formId: uuid('form_id'),
    /** Name of the form, appointment type or guide, or subject of the first mail. */
    about: text('about').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    answers: jsonb('answers').notNull().$type<Answer[]>().default([]),
    /** What the visitor agreed to, and when; null for no consent. */
    consent: jsonb('consent').$type<{ text: string; at: string }>(),
    /** Path of the page; empty when unknown. */
    page: text('page').notNull().default(''),
    source: text('source').notNull().default(''),
    ownerId: uuid('owner_id'),
    tags: text('tags').array().notNull().default([]),
    clientId: uuid('client_id'),
    /** Whether mail to the address came back, or was rejected. */
    isBouncing: boolean('is_bouncing').notNull().default(false),
    isUnread: boolean('is_unread').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    firstAnsweredAt: moment('first_answered_at'),
    lastActivityAt: moment('last_activity_at').notNull(),
  },
  (table) => [
    index('leads_company').on(table.companyId, table.state, table.lastActivityAt),
    index('leads_email').on(table.companyId, table.email),
    index('leads_client').on(table.companyId, table.clientId),
  ],
);

/** Messages of a lead: mails, notes and changes, the oldest first. */
export const messages = mywebsiteContactsSchema.table(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<MessageKind>(),
    at: moment('at').notNull(),
    /** Orders messages of the same moment. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    /** Name of the author. */
    by: text('by').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    /** Address that an incoming mail claims to come from; null for other messages. */
    fromEmail: text('from_email'),
    /** Date and recipients of an incoming mail, as it has them; null for other messages. */
    header: jsonb('header').$type<MailHeader>(),
    /** The id of a mail, with its angle brackets. */
    messageId: text('message_id'),
    /** SHA-256 of what an incoming mail says and has attached: anyone can write a mail with the id of another. */
    digest: bytes('digest'),
    /** Why a mail did not arrive; null when it isn't known to have failed. */
    failure: text('failure'),
  },
  (table) => [
    index('messages_lead').on(table.leadId, table.at),
    unique('messages_message_id').on(table.companyId, table.messageId, table.digest),
  ],
);

/** Files that came with a mail. Their contents are files of the kernel. */
export const attachments = mywebsiteContactsSchema.table(
  'attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Orders the attachments of a mail. */
    place: integer('place').notNull(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull().$type<AttachmentKind>(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('attachments_message').on(table.messageId), index('attachments_company').on(table.companyId)],
);

export const savedReplies = mywebsiteContactsSchema.table(
  'saved_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('saved_replies_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** Used proofs and tokens of visitors: each counts once. */
export const usedProofs = mywebsiteContactsSchema.table('used_proofs', {
  hash: bytes('hash').primaryKey(),
  at: moment('at').notNull(),
});
