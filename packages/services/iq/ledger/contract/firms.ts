import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

/** Connection type codes (§3). */
export const ConnectionType = { accountingOnline: 1, accountingDesktop: 2, google: 6, microsoftOffice: 7, xero: 8 } as const;
export const connectionType = v.enum(ConnectionType);
export type ConnectionTypeCode = v.InferOutput<typeof connectionType>;

/** The status of a connection that works (§3). */
export const CONNECTED = 1;

export const connection = v.object({
  connectionType,
  /** 1 means connected; any other value means not connected (§3). */
  status: v.pipe(v.number(), v.integer()),
  /** The moment up to which the data is complete, ISO 8601 in UTC. For a file, its as-of date. Null if nothing was imported. */
  lastImportAt: v.nullable(v.string()),
  /** When data was last imported, ISO 8601 in UTC; null if unknown. */
  importedAt: v.optional(v.nullable(v.string())),
  /** True if the data was imported from files, not from the platform itself. */
  isFromFiles: v.optional(v.boolean()),
});
export type Connection = v.InferOutput<typeof connection>;

export const insightsFirm = v.object({
  organizationId: id,
  name: v.string(),
  connections: v.array(connection),
  /** True if the firm has clients, added by hand or from a ledger. */
  hasClients: v.optional(v.boolean(), false),
  /** True if the ledger is sample data. */
  hasSampleData: v.optional(v.boolean(), false),
  /** The days after which invoices are due if their list does not say; null until someone sets them. */
  paymentTermsDays: v.optional(v.nullable(v.number()), null),
});
export type InsightsFirm = v.InferOutput<typeof insightsFirm>;

/** The insights user that provisioning creates (§3). `unifiedId` is the identity user's id. */
export const insightsUser = v.object({
  id,
  unifiedId: id,
  organizationId: v.nullable(id),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  accessEnabled: v.boolean(),
  sendWeeklyReport: v.boolean(),
  sendMonthlyReport: v.boolean(),
  userRole: v.string(),
});
export type InsightsUser = v.InferOutput<typeof insightsUser>;

/** The response envelope of insights. */
export const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

export const getInsightsUser = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/users',
  auth: 'bearer',
  query: v.object({ UnifiedId: v.string() }),
  response: data(insightsUser),
});

export const getInsightsFirm = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/firms/{organizationId}',
  auth: 'bearer',
  response: data(insightsFirm),
});

export const getConnections = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/all',
  auth: 'bearer',
  query: v.object({ OrganizationId: v.string() }),
  response: data(v.array(connection)),
  failures: { 400: problem },
});

export const getFirmOfUser = endpoint({
  method: 'GET',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/unified/{userId}',
  auth: 'bearer',
  response: data(v.nullable(insightsFirm)),
});

/** The hub's users, under the path of legacy insights in §7. */
export const getLegacyUser = endpoint({ ...getInsightsUser, base: 'LEGACY_INSIGHTS_BASE_URL', path: '/api/v1/users' });

/** The firm of the token's company. */
export const getLegacyFirm = endpoint({
  method: 'GET',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms',
  auth: 'bearer',
  response: data(insightsFirm),
});

export const getLegacyConnections = endpoint({
  ...getConnections,
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/connections',
});

export const getUserExists = endpoint({
  method: 'GET',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/users/unified/{userId}/exists',
  auth: 'bearer',
  response: data(v.boolean()),
});

/** Chooses which reports the person's own insights user gets by email in the token's company. */
export const putReportMails = endpoint({
  method: 'PUT',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/users/unified/{userId}/reports',
  auth: 'bearer',
  body: v.object({ sendWeeklyReport: v.boolean(), sendMonthlyReport: v.boolean() }),
  response: data(insightsUser),
  failures: { 404: problem },
});
