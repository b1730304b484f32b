/** The audit log of a company: who changed what, and when. */

import { endpoint } from '@suite/contract/endpoint';
import { order } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { pageQuery } from './access';

/**
 * What is written into a company's audit log: every change to who may do what, to how people sign in, and to what the
 * figures mean. `subject` is the name of whom or what it was done to.
 */
export const auditActions = [
  'person.joined',
  'person.role',
  'person.status',
  'person.groups',
  'person.apps',
  'group.created',
  'group.changed',
  'group.deleted',
  'invitation.sent',
  'invitation.sent-again',
  'invitation.revoked',
  'request.asked',
  'request.granted',
  'request.refused',
  'account.name',
  'account.operator',
  'account.password',
  'account.password-reset',
  'account.authenticator',
  'account.mfa',
  'account.recovery-codes',
  'account.recovery-code-used',
  'account.session-ended',
  'account.sessions-ended',
  'firm.provisioned',
  'clients.added',
  'clients.merged',
  'clients.distinguished',
  'client.separated',
  'connection.made',
  'connection.renewed',
  'connection.password',
  'connection.ended',
  'upload.imported',
  'upload.corrected',
  'upload.deleted',
  'import.undone',
  'advice.changed',
  'reminder.sent',
  'report.sent',
  'report-schedule.created',
  'report-schedule.changed',
  'report-schedule.deleted',
  'report-branding.changed',
  'book-service.created',
  'book-service.changed',
  'book-services.imported',
  'letter.created',
  'letter.changed',
  'prices.changed',
  'rate.changed',
  'terms.changed',
  'sample-data.added',
  'sample-data.removed',
  'vendors.decided',
  'vendor.categorized',
  'proposal.sent',
  'proposal.approved',
  'proposal.returned',
  'proposal.withdrawn',
  'proposal.extended',
  'proposal.deleted',
  'proposals.started',
  'offer-settings.changed',
  'billing.paused',
  'billing.resumed',
  'billing.ended',
  'billing.completed',
  'payment.received',
  'payment.reopened',
  'payment.cancelled',
  'payment.retried',
  'payment.refunded',
  'bank-details.changed',
  'stripe.connected',
  'stripe.disconnected',
  'flag.changed',
  'webhook.created',
  'webhook.deleted',
  'webhook.enabled',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = v.object({
  id: v.string(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  /** Name of who did it. */
  actor: v.string(),
  action: v.picklist(auditActions),
  subject: v.string(),
  /** What changed, each in words of data: names of apps, roles, groups, settings. Never a secret. */
  changes: v.array(v.object({ what: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) })),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Entries of the audit log, latest first by default. */
export const getAudit = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/audit',
  auth: 'bearer',
  right: 'admin',
  query: v.object({ ...pageQuery, userId: v.optional(id), order: v.optional(order, 'descending') }),
  answer: v.object({ entries: v.array(auditEntry), total: v.number() }),
});

export const auditEndpoints = { getAudit };
