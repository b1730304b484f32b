import { moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Volume } from './contract/devices';
import type { DisposalMethod, Handover, HandoverKind } from './contract/handovers';
import type { Check, Kind, Platform, Source, Status, Switch } from './contract/terms';

export const securityDataSchema = pgSchema('security_data');

const companyId = () => uuid('company_id').notNull();

/** An operating system as it was reported or typed. */
export interface System {
  platform: Platform | null;
  osName: string;
  osVersion: string;
}

/** A file's or a person's claim about one check. */
export interface Claim {
  isOn: boolean;
  source: Source;
  /** ISO 8601 in UTC. For a backup, when it succeeded. */
  at: string;
  volumes?: Volume[];
  lastBackupAt?: string;
  /** Only for the check `os`. */
  system?: System;
  /** Why a person contradicts a file, and the date of that file. */
  reason?: string;
  contradicts?: string;
}

/**
 * The claim that counts for a check. `other` is the newest claim of the other kind: a person's beside a file's, or the reverse.
 */
export interface ClaimWithOther extends Claim {
  other?: Claim;
}

/** Details that evidence contains beside its claims. */
export interface EvidenceDetails {
  volumes?: Volume[];
  lastBackupAt?: string;
  /** What the source claims to be on without a proof. */
  claimed?: Partial<Record<Switch, true>>;
  /** The checks it mentions without proving them, each with the reason. */
  unproven?: Partial<Record<Switch, string>>;
  /** Why a person contradicts files, by check. */
  reasons?: Partial<Record<Check, string>>;
}

export type ClaimsByCheck = Partial<Record<Switch | 'os', ClaimWithOther>>;

export interface Disposal {
  on: string;
  method: DisposalMethod;
  note: string;
  by: string;
  certificate: { fileId: string; name: string } | null;
}

/** The inventory. A device that was used is never removed, only disposed of. */
export const devices = securityDataSchema.table(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    kind: text('kind').notNull().$type<Kind>(),
    name: text('name').notNull(),
    /** Empty when there is none. */
    serial: text('serial').notNull().default(''),
    manufacturer: text('manufacturer').notNull().default(''),
    model: text('model').notNull().default(''),
    platform: text('platform').$type<Platform>(),
    /** The name and version as they were reported or typed. */
    osName: text('os_name').notNull().default(''),
    osVersion: text('os_version').notNull().default(''),
    ownerId: uuid('owner_id'),
    location: text('location').notNull().default(''),
    status: text('status').notNull().$type<Status>(),
    purchasedOn: date('purchased_on'),
    warrantyUntil: date('warranty_until'),
    notes: text('notes').notNull().default(''),
    /** The newest claim of each check, so that a list needs no other table. */
    claims: jsonb('claims').notNull().$type<ClaimsByCheck>().default({}),
    lastSeenAt: moment('last_seen_at'),
    wipe: text('wipe').notNull().$type<'none' | 'needed' | 'done'>().default('none'),
    disposal: jsonb('disposal').$type<Disposal>(),
    /** Increases with every change by an administrator. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('devices_serial').on(table.companyId, sql`upper(${table.serial})`).where(sql`${table.serial} <> ''`),
    index('devices_company').on(table.companyId),
    index('devices_owner').on(table.ownerId),
  ],
);

/** Append-only. */
export const evidence = securityDataSchema.table(
  'evidence',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    source: text('source').notNull().$type<Source>(),
    at: moment('at').notNull(),
    /** Name of the person who uploaded or confirmed it. */
    by: text('by').notNull(),
    byId: uuid('by_id').notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name'),
    /** The file of a screenshot. */
    pictureId: uuid('picture_id'),
    claims: jsonb('claims').notNull().$type<Partial<Record<Switch, boolean>>>(),
    details: jsonb('details').notNull().$type<EvidenceDetails>().default({}),
    osVersion: text('os_version').notNull(),
  },
  (table) => [index('evidence_device').on(table.deviceId, table.at), index('evidence_company').on(table.companyId, table.at)],
);

export const handovers = securityDataSchema.table(
  'handovers',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind').notNull().$type<HandoverKind>(),
    userId: uuid('user_id').notNull(),
    person: text('person').notNull(),
    on: date('on').notNull(),
    signer: text('signer').notNull(),
    by: text('by').notNull(),
    note: text('note').notNull(),
    /** The devices as they were then. */
    devices: jsonb('devices').notNull().$type<Handover['devices']>(),
    /** The file of the signed document. */
    fileId: uuid('file_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('handovers_company').on(table.companyId, table.at)],
);

/** Devices that a deactivated person has to return. */
export const returnTasks = securityDataSchema.table(
  'return_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    openedOn: date('opened_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** Whether somebody was notified that it is overdue. */
    isOverdueNotified: boolean('is_overdue_notified').notNull().default(false),
    deviceIds: jsonb('device_ids').notNull().$type<string[]>(),
    closedOn: date('closed_on'),
    outcome: text('outcome').$type<'done' | 'reactivated' | 'closed'>(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('return_tasks_open').on(table.companyId, table.userId).where(sql`${table.closedOn} is null`),
    index('return_tasks_company').on(table.companyId, table.openedOn),
  ],
);

/** The deployment's table of when releases stop getting security updates. */
export const osReleases = securityDataSchema.table(
  'os_releases',
  {
    platform: text('platform').notNull().$type<Exclude<Platform, 'other'>>(),
    cycle: text('cycle').notNull(),
    label: text('label').notNull(),
    /** Null while no end is announced, or when the day it ended is unknown. */
    endsOn: date('ends_on'),
    hasEnded: boolean('has_ended').notNull().default(false),
    latest: text('latest').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.cycle] })],
);
