import { moment } from '@suite/kernel/database/columns';
import { boolean, foreignKey, index, integer, jsonb, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SentKind } from './contract/administration';
import type { AnswerState, DraftContent, FailureReason, Mark, Source, SourceLink, Step } from './contract/answers';
import type { Hidden } from './withheld/placeholders';

export const openaiGatewaySchema = pgSchema('openai_gateway');

const companyId = () => uuid('company_id').notNull();
const userId = () => uuid('user_id').notNull();

/** Chat settings of companies that have changed any. */
export const settings = openaiGatewaySchema.table('settings', {
  companyId: uuid('company_id').primaryKey(),
  retentionDays: integer('retention_days'),
  dailyLimit: integer('daily_limit').notNull(),
  allowsTaxData: boolean('allows_tax_data').notNull(),
});

export const folders = openaiGatewaySchema.table(
  'folders',
  { id: uuid('id').primaryKey().defaultRandom(), companyId: companyId(), userId: userId(), name: text('name').notNull() },
  (table) => [uniqueIndex('folders_name').on(table.companyId, table.userId, table.name)],
);

export const conversations = openaiGatewaySchema.table(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    userId: userId(),
    /** Empty before the first question. */
    title: text('title').notNull().default(''),
    folderId: uuid('folder_id').references(() => folders.id, { onDelete: 'set null' }),
    isTemporary: boolean('is_temporary').notNull().default(false),
    isShared: boolean('is_shared').notNull().default(false),
    /** The last message of the current branch. */
    leafId: uuid('leaf_id'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('conversations_of_person').on(table.companyId, table.userId, table.changedAt),
    index('conversations_changed').on(table.changedAt),
  ],
);

/** Rights of which one is required. */
export type Needed = string[];

export const messages = openaiGatewaySchema.table(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    role: text('role').notNull().$type<'person' | 'assistant'>(),
    text: text('text').notNull().default(''),
    state: text('state').notNull().$type<AnswerState>(),
    failure: text('failure').$type<FailureReason>(),
    steps: jsonb('steps').notNull().$type<Step[]>().default([]),
    sources: jsonb('sources').notNull().$type<Source[]>().default([]),
    marks: jsonb('marks').notNull().$type<Mark[]>().default([]),
    /** All texts of the rows that it was made with, cited or not, that a firm may withhold from the model. */
    hidden: jsonb('hidden').notNull().$type<Hidden[]>().default([]),
    /** Whether the model that wrote it received tax data. */
    hasTaxData: boolean('has_tax_data').notNull().default(false),
    /** Rights of the calls that it was made with; readers must have all of them. */
    needs: jsonb('needs').notNull().$type<Needed[]>().default([]),
    model: text('model'),
    /** Asks the process that makes it to stop. */
    isToStop: boolean('is_to_stop').notNull().default(false),
    /** Last heartbeat of the process that makes it. */
    beatAt: moment('beat_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_of_conversation').on(table.conversationId, table.createdAt),
    index('messages_below').on(table.parentId),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
  ],
);

/** Drafts that answers have prepared. Nothing is carried out before a person confirms it. */
export const drafts = openaiGatewaySchema.table(
  'drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Position among the drafts of the message. */
    position: integer('position').notNull().default(0),
    content: jsonb('content').notNull().$type<DraftContent>(),
    state: text('state').notNull().$type<'prepared' | 'made' | 'discarded'>().default('prepared'),
    link: jsonb('link').$type<SourceLink>(),
  },
  (table) => [index('drafts_of_message').on(table.messageId)],
);

/** Requests to the model, without their content. They outlive their conversations, because limits count them. */
export const requests = openaiGatewaySchema.table(
  'requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    userId: userId(),
    at: moment('at').notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    kinds: jsonb('kinds').notNull().$type<SentKind[]>(),
    isWithheld: boolean('is_withheld').notNull(),
    characters: integer('characters').notNull(),
    promptTokens: integer('prompt_tokens'),
    completionTokens: integer('completion_tokens'),
    milliseconds: integer('milliseconds'),
    outcome: text('outcome').notNull().$type<'running' | 'done' | 'stopped' | 'failed'>().default('running'),
  },
  (table) => [
    index('requests_of_person').on(table.companyId, table.userId, table.at),
    index('requests_of_company').on(table.companyId, table.at),
    index('requests_at').on(table.at),
  ],
);
