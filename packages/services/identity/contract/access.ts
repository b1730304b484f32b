/** People and access of a company (§6): who belongs to it, in which role, and which apps are open to whom. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { email, id, name } from '@suite/contract/schema';
import { zoneNames } from '@suite/zones/zones';
import * as v from 'valibot';

/** A reader sees what a member sees, and changes nothing of the firm. */
export const role = v.picklist(['administrator', 'member', 'reader']);
export type Role = v.InferOutput<typeof role>;

export const personStatus = v.picklist(['active', 'deactivated']);
export type PersonStatus = v.InferOutput<typeof personStatus>;

export const app = v.picklist(zoneNames);

/** What is set for an app; the role decides where nothing is. */
export const appSetting = v.picklist(['allowed', 'blocked']);
export type AppSetting = v.InferOutput<typeof appSetting>;

/** Settings by app. */
export const appSettings = v.partial(v.object(v.entriesFromList(zoneNames, appSetting)));
export type AppSettings = v.InferOutput<typeof appSettings>;

/** Why an app is open or not: the strongest of what is said about it. */
export const appAccess = v.object({
  app,
  isOpen: v.boolean(),
  decidedBy: v.picklist(['everyone', 'person', 'group', 'role']),
  /** What is set for the person alone; null when nothing is. */
  setting: v.nullable(appSetting),
});
export type AppAccess = v.InferOutput<typeof appAccess>;

const groupRef = v.object({ id, name: v.string() });

export const person = v.object({
  userId: id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  role,
  status: personStatus,
  hasEnabledMfa: v.boolean(),
  /** ISO 8601 in UTC; null when never. */
  lastSignInAt: v.nullable(v.string()),
  joinedAt: v.string(),
  groups: v.array(groupRef),
  /** Grows with each change; a change says which it was made on. */
  version: v.number(),
});
export type Person = v.InferOutput<typeof person>;

/** A page of a list: text to find, and where it begins. */
const pageQuery = { find: v.optional(find, ''), ...paged };

export type Order = v.InferOutput<typeof order>;

const sorts = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'] as const;
export type PeopleSort = (typeof sorts)[number];

export const getPeople = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people',
  auth: 'bearer',
  right: 'admin',
  query: v.object({
    ...pageQuery,
    sort: v.optional(v.picklist(sorts), 'name'),
    order: v.optional(order, 'ascending'),
    role: v.optional(role),
    status: v.optional(personStatus),
    groupId: v.optional(id),
  }),
  /** `total` counts all that were found. */
  answer: v.object({ people: v.array(person), total: v.number() }),
});

export const getPerson = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}',
  auth: 'bearer',
  right: 'admin',
  answer: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem },
});

/** Changes role, status, groups or settings of apps, what is given of them; `version` is the one they were read at. */
export const putPerson = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/people/{userId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    version: v.number(),
    role: v.optional(role),
    status: v.optional(personStatus),
    groupIds: v.optional(v.pipe(v.array(id), v.maxLength(100))),
    apps: v.optional(appSettings),
  }),
  answer: v.object({ person, apps: v.array(appAccess) }),
  failures: { 404: problem, 409: problem },
});

export const group = v.object({ ...groupRef.entries, members: v.number(), apps: appSettings, version: v.number() });
export type Group = v.InferOutput<typeof group>;

export const getGroups = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/groups',
  auth: 'bearer',
  right: 'admin',
  answer: v.array(group),
});

export const createGroup = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/groups',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ name, apps: v.optional(appSettings, {}) }),
  status: 201,
  answer: group,
  failures: { 409: problem },
});

export const putGroup = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/groups/{groupId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), name, apps: appSettings }),
  answer: group,
  failures: { 404: problem, 409: problem },
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/access/v1/groups/{groupId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

/** An invitation that nobody has taken up; `isExpired` ones can be sent anew. */
export const invitation = v.object({
  id,
  email: v.string(),
  role,
  groups: v.array(groupRef),
  invitedBy: v.string(),
  sentAt: v.string(),
  expiresAt: v.string(),
  isExpired: v.boolean(),
});
export type Invitation = v.InferOutput<typeof invitation>;

const invitationSorts = ['email', 'role', 'invitedBy', 'sentAt', 'expiresAt'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

export const getInvitations = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations',
  auth: 'bearer',
  right: 'admin',
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(['waiting', 'expired'])),
    sort: v.optional(v.picklist(invitationSorts), 'sentAt'),
    order: v.optional(order, 'descending'),
  }),
  answer: v.object({ invitations: v.array(invitation), total: v.number() }),
});

/** Addresses of one call at most. */
export const INVITATIONS_AT_ONCE = 500;

/** What became of each address, in the order given. */
const inviteOutcome = v.picklist(['invited', 'invited-again', 'member', 'deactivated']);
export type InviteOutcome = v.InferOutput<typeof inviteOutcome>;

export const createInvitations = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    emails: v.pipe(v.array(email), v.minLength(1), v.maxLength(INVITATIONS_AT_ONCE)),
    role,
    groupIds: v.optional(v.pipe(v.array(id), v.maxLength(100)), []),
  }),
  answer: v.array(v.object({ email: v.string(), outcome: inviteOutcome })),
  failures: { 404: problem },
});

export const resendInvitation = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations/{invitationId}/mails',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/access/v1/invitations/{invitationId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

const word = v.pipe(v.string(), v.trim(), v.maxLength(500));

export const accessRequest = v.object({
  id,
  app,
  /** Why they ask; empty when they do not say. */
  reason: v.string(),
  state: v.picklist(['open', 'granted', 'refused']),
  /** What the administrator said to it; empty while nothing. */
  answer: v.string(),
  askedAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** Name of who decided; null while nobody has. */
  decidedBy: v.nullable(v.string()),
});
export type AccessRequest = v.InferOutput<typeof accessRequest>;

/** A request with who asks. */
export const askedRequest = v.object({ ...accessRequest.entries, userId: id, name: v.string(), email: v.string() });
export type AskedRequest = v.InferOutput<typeof askedRequest>;

/** The caller's own requests, the latest first. */
export const getOwnRequests = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-requests',
  auth: 'bearer',
  answer: v.array(accessRequest),
});

/** Asks for an app; a second time while the first is open changes its reason. */
export const createRequest = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/access/v1/own-requests',
  auth: 'bearer',
  body: v.object({ app, reason: v.optional(word, '') }),
  status: 201,
  answer: accessRequest,
  failures: { 409: problem },
});

export const ownClosing = v.object({
  /** Name of who closed it. */
  by: v.string(),
  /** ISO 8601 in UTC. */
  at: v.string(),
  /** The group to which it was closed; null when to the person alone. */
  group: v.nullable(v.string()),
});
export type OwnClosing = v.InferOutput<typeof ownClosing>;

/** Who closed an app to the caller; null when it is open, or nobody knows. */
export const getOwnClosing = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-closings/{app}',
  auth: 'bearer',
  answer: v.nullable(ownClosing),
  failures: { 404: problem },
});

const requestSorts = ['name', 'app', 'askedAt', 'decidedAt', 'state'] as const;
export type RequestSort = (typeof requestSorts)[number];

export const getRequests = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/requests',
  auth: 'bearer',
  right: 'admin',
  /** Unless said, open ones come the oldest first, decided ones the latest first. */
  query: v.object({
    ...pageQuery,
    state: v.optional(v.picklist(['open', 'decided']), 'open'),
    sort: v.optional(v.picklist(requestSorts)),
    order: v.optional(order, 'ascending'),
  }),
  answer: v.object({ requests: v.array(askedRequest), total: v.number() }),
});

/** Granting sets the app to allowed for the person. */
export const decideRequest = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/access/v1/requests/{requestId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ decision: v.picklist(['granted', 'refused']), answer: v.optional(word, '') }),
  answer: askedRequest,
  failures: { 404: problem, 409: problem },
});

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
  'prices.changed',
  'rate.changed',
  'terms.changed',
  'sample-data.added',
  'sample-data.removed',
  'vendors.decided',
  'vendor.categorized',
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

/** The latest first, unless said. */
export const getAudit = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/audit',
  auth: 'bearer',
  right: 'admin',
  query: v.object({ ...pageQuery, userId: v.optional(id), order: v.optional(order, 'descending') }),
  answer: v.object({ entries: v.array(auditEntry), total: v.number() }),
});

/** The caller as the firm sees them. */
export const getOwnMembership = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/access/v1/own-membership',
  auth: 'bearer',
  answer: v.object({
    role,
    joinedAt: v.string(),
    groups: v.array(v.object({ name: v.string() })),
  }),
  failures: { 404: problem },
});

export const accessEndpoints = {
  getPeople,
  getPerson,
  putPerson,
  getGroups,
  createGroup,
  putGroup,
  deleteGroup,
  getInvitations,
  createInvitations,
  resendInvitation,
  revokeInvitation,
  getOwnRequests,
  getOwnClosing,
  createRequest,
  getRequests,
  decideRequest,
  getAudit,
  getOwnMembership,
};
