import { bytes, moment } from '@suite/kernel/database/columns';
import type { BillingChanges } from '@suite/pricing/changed-charges';
import type { Charge } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import type { Amounts } from '@suite/pricing/line-amounts';
import type { Selection } from '@suite/pricing/selection';
import type { SuggestedPrice } from '@suite/pricing/suggested-price';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgSchema, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { BatchItemState, BatchKind, BatchState, PriceSource, RoundTo } from './contract/bulk';
import type { Content, Draft, Source, Status } from './contract/content';
import type { ActivityKind } from './contract/proposals';

export const proposalsSchema = pgSchema('proposals');

/** The current state of a proposal. Changes of its status lock its row first. */
export const proposals = proposalsSchema.table(
  'proposals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** Counted per company. */
    number: integer('number').notNull(),
    /** Null for somebody who is not a client yet. */
    clientId: uuid('client_id'),
    /** The client that it was created for, when that was merged into another one. */
    mergedFrom: uuid('merged_from'),
    client: text('client').notNull(),
    title: text('title').notNull(),
    ownerId: uuid('owner_id').notNull(),
    status: text('status').notNull().$type<Status>(),
    source: text('source').notNull().$type<Source>(),
    /** The accepted proposal that it changes. */
    amendsId: uuid('amends_id'),
    /**
     * The first proposal of an amendment's engagement, whose row is locked before any change in the engagement; null for the
     * first proposal itself.
     */
    engagementId: uuid('engagement_id'),
    /** The accepted proposal that it renews for another year. */
    renewsId: uuid('renews_id'),
    currency: text('currency').notNull(),
    /** By line id, the prices that it raises. */
    raises: jsonb('raises').$type<Record<string, Pick<RaisedLine, 'service' | 'before'>>>(),
    /** The next version; null while none is edited. */
    draft: jsonb('draft').$type<Draft>(),
    /** Increases with every save of the draft. */
    revision: integer('revision').notNull().default(1),
    /** For a draft that awaits approval; an earlier sent version stays open meanwhile. */
    approval: jsonb('approval').$type<{ requestedBy: string; requestedAt: string; reasons: string[]; note: string | null }>(),
    /** The version that was sent last; 0 before the first. */
    version: integer('version').notNull().default(0),
    /** Minor units with tax. */
    firstYear: bigint('first_year', { mode: 'number' }).notNull().default(0),
    expiresOn: date('expires_on'),
    /** The first moment at which it can no longer be accepted. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    viewedAt: moment('viewed_at'),
    decidedAt: moment('decided_at'),
    declineReason: text('decline_reason'),
    lastActivityAt: moment('last_activity_at').notNull(),
    /** For a proposal that requires a payment method: whether it is saved, or the client continues without one; null before. */
    method: text('method').$type<'saved' | 'later'>(),
    /** The firm's changes to the charges since the acceptance. */
    billing: jsonb('billing').$type<BillingChanges>(),
    /** Questions from the client after the firm's last answer. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [
    unique('proposals_number').on(table.companyId, table.number),
    index('proposals_company').on(table.companyId, table.status, table.lastActivityAt),
    index('proposals_client').on(table.companyId, table.clientId),
    index('proposals_amends').on(table.amendsId).where(sql`amends_id is not null`),
    index('proposals_engagement').on(table.engagementId).where(sql`engagement_id is not null`),
    index('proposals_renews').on(table.renewsId).where(sql`renews_id is not null`),
    index('proposals_expiry').on(table.expiresAt).where(sql`status in ('sent', 'viewed')`),
  ],
);

const proposalId = () =>
  uuid('proposal_id')
    .notNull()
    .references(() => proposals.id, { onDelete: 'cascade' });

/** A sent version; never changed. */
export const versions = proposalsSchema.table(
  'versions',
  {
    proposalId: proposalId(),
    version: integer('version').notNull(),
    content: jsonb('content').notNull().$type<Content>(),
    /** The draft that it was created from, for a next version or a copy. */
    draft: jsonb('draft').notNull().$type<Draft>(),
    /** SHA-256 of what the client reads, as on the document's certificate. */
    hash: text('hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    sentBy: uuid('sent_by').notNull(),
    /** When the next version replaced it. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.version] })],
);

/** A person who received a version from the firm, or from somebody who forwarded it. */
export const recipients = proposalsSchema.table(
  'recipients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: proposalId(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull().$type<'signer' | 'reader'>(),
    forwardedBy: uuid('forwarded_by'),
    createdAt: moment('created_at').notNull(),
    openedAt: moment('opened_at'),
  },
  (table) => [unique('recipients_email').on(table.proposalId, table.version, table.email)],
);

/** Links of recipients: the mail with a version has one, and each reminder. Only the hashes of their secrets are stored. */
export const links = proposalsSchema.table(
  'links',
  {
    hash: bytes('hash').primaryKey(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
  },
  (table) => [index('links_recipient').on(table.recipientId)],
);

/** Who signed what, and from where. */
export const signatures = proposalsSchema.table('signatures', {
  recipientId: uuid('recipient_id')
    .primaryKey()
    .references(() => recipients.id, { onDelete: 'cascade' }),
  proposalId: proposalId(),
  version: integer('version').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull().$type<'typed' | 'drawn'>(),
  /** PNG of a drawn signature. */
  image: bytes('image'),
  selection: jsonb('selection').notNull().$type<Selection>(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  at: moment('at').notNull(),
});

/** A record of what a client accepted, in which only the document is added later. */
export const acceptances = proposalsSchema.table('acceptances', {
  proposalId: proposalId().primaryKey(),
  version: integer('version').notNull(),
  selection: jsonb('selection').notNull().$type<Selection>(),
  lines: jsonb('lines').notNull().$type<Line[]>(),
  /** In the first 12 months. */
  charges: jsonb('charges').notNull().$type<Charge[]>(),
  firstYear: jsonb('first_year').notNull().$type<Amounts>(),
  /** In the firm's time zone. */
  acceptedOn: date('accepted_on').notNull(),
  at: moment('at').notNull(),
  /** The sealed document in the kernel's files, and its SHA-256 in hexadecimal; null while it is being made. */
  documentId: uuid('document_id'),
  documentHash: text('document_hash').unique(),
});

/** Activities, in order. */
export const activities = proposalsSchema.table(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    proposalId: proposalId(),
    version: integer('version').notNull(),
    kind: text('kind').notNull().$type<ActivityKind>(),
    userId: uuid('user_id'),
    recipientId: uuid('recipient_id'),
    /** Name of an option, a reason, or the name of a recipient. */
    what: text('what'),
    at: moment('at').notNull(),
  },
  (table) => [index('activities_proposal').on(table.proposalId, table.id)],
);

/** The thread between the client and the firm. */
export const messages = proposalsSchema.table(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: proposalId(),
    /** Exactly one of the two is the author. */
    userId: uuid('user_id'),
    recipientId: uuid('recipient_id'),
    by: text('by').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('messages_proposal').on(table.proposalId, table.at)],
);

/** A line whose price is raised. */
export interface RaisedLine {
  /** Its name in the ledger. */
  service: string;
  /** What the ledger billed per unit before, and the suggestion; minor units. */
  before: number;
  suggested: number | null;
  uplift: number;
  by: SuggestedPrice['by'];
  isCapped: boolean;
}

/** Proposals that are created and sent together. Changes to a batch lock its row first. */
export const batches = proposalsSchema.table(
  'batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    /** The person who prepares and sends it. */
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull().$type<BatchKind>(),
    /** Title of the template; empty otherwise. */
    template: text('template').notNull(),
    /** Hundredths of a percent. */
    increase: integer('increase').notNull().default(0),
    roundTo: integer('round_to').notNull().default(0).$type<RoundTo>(),
    /** Replace the texts of the template or of the accepted proposals; null to keep those. */
    title: text('title'),
    message: text('message'),
    expiresOn: date('expires_on').notNull(),
    /** Increases with every change. Sending requires the current revision. */
    revision: integer('revision').notNull().default(1),
    state: text('state').notNull().default('preview').$type<BatchState>(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('batches_company').on(table.companyId, table.createdAt)],
);

/** The item of one client in a batch. */
export const batchItems = proposalsSchema.table(
  'batch_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** In the order of client names. */
    position: integer('position').notNull(),
    clientId: uuid('client_id'),
    client: text('client').notNull(),
    renewsId: uuid('renews_id'),
    amendsId: uuid('amends_id'),
    /** Before prices are raised and edited. */
    base: jsonb('base').notNull().$type<Draft>(),
    /** The source of each line's price. Only prices that the client already pays are raised. */
    sources: jsonb('sources').notNull().$type<Record<string, PriceSource>>(),
    /** In a raise: what is suggested for each line that it raises. */
    raises: jsonb('raises').notNull().default({}).$type<Record<string, RaisedLine>>(),
    /** The cost of a whole year at the client's current prices, in minor units with tax; null for a template. */
    yearBefore: bigint('year_before', { mode: 'number' }),
    /** Edited prices, and lines that are left out. */
    prices: jsonb('prices').notNull().default({}).$type<Record<string, number>>(),
    leftOut: jsonb('left_out').notNull().default([]).$type<string[]>(),
    /** Why it can never be sent; null otherwise. */
    obstacle: text('obstacle'),
    state: text('state').notNull().$type<BatchItemState>(),
    /** Why it cannot be sent, needs approval, or was not sent. */
    reasons: jsonb('reasons').notNull().default([]).$type<string[]>(),
    year: bigint('year', { mode: 'number' }).notNull().default(0),
    proposalId: uuid('proposal_id'),
  },
  (table) => [
    unique('batch_items_position').on(table.batchId, table.position),
    unique('batch_items_renews').on(table.batchId, table.renewsId),
  ],
);

/** The deployment's own certificate in PEM, and its sealed key; at most one row. */
export const certificates = proposalsSchema.table('certificates', {
  id: integer('id').primaryKey().default(1),
  certificate: text('certificate').notNull(),
  privateKey: bytes('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What invoices that were written to the ledger charge for. */
export const writtenInvoices = proposalsSchema.table(
  'written_invoices',
  {
    invoiceId: uuid('invoice_id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    on: date('on').notNull(),
    /** Minor units. */
    lines: jsonb('lines').notNull().$type<{ lineId: string; net: number; gross: number }[]>(),
  },
  (table) => [index('written_invoices_company').on(table.companyId)],
);

/** Rows of leakage that a person dismissed. */
export const leakageDismissals = proposalsSchema.table(
  'leakage_dismissals',
  {
    companyId: uuid('company_id').notNull(),
    /** The id of the client, or `name` and the name of somebody who is no client. */
    client: text('client').notNull(),
    month: text('month').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.client, table.month, table.currency] })],
);
