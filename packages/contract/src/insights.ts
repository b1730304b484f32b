import { endpoint } from './endpoint';
import { problem } from './errors';
import { email, id, name, z } from './schema';

/** Connection type codes (spec §3). */
export const ConnectionType = { accountingOnline: 1, accountingDesktop: 2, google: 6, microsoftOffice: 7, xero: 8 } as const;
export const connectionType = z.enum(ConnectionType);
export type ConnectionTypeCode = z.infer<typeof connectionType>;

/** Status of a connection that works (spec §3). */
export const CONNECTED = 1;

export const connection = z.object({
  connectionType,
  /** 1 means connected, anything else not (spec §3). */
  status: z.int(),
  /** When data last came in, ISO 8601 in UTC; null when never. */
  lastImportAt: z.nullable(z.string()),
});
export type Connection = z.infer<typeof connection>;

export const insightsFirm = z.object({ organizationId: id, name: z.string(), connections: z.array(connection) });
export type InsightsFirm = z.infer<typeof insightsFirm>;

/** The insights user made at provisioning (spec §3). `unifiedId` is the identity user's id. */
export const insightsUser = z.object({
  id,
  unifiedId: id,
  organizationId: z.nullable(id),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  accessEnabled: z.boolean(),
  sendWeeklyReport: z.boolean(),
  sendMonthlyReport: z.boolean(),
  userRole: z.string(),
});
export type InsightsUser = z.infer<typeof insightsUser>;

const data = <T extends z.ZodMiniType>(schema: T) => z.object({ data: schema });

export const getInsightsUser = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/users',
  summary: "The insights user of a person in the token's company, by UnifiedId (spec §7)",
  auth: 'bearer',
  query: z.object({ UnifiedId: z.string() }),
  answer: data(insightsUser),
});

export const getInsightsFirm = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/firms/{organizationId}',
  summary: 'The firm and its connections (spec §7)',
  auth: 'bearer',
  answer: data(insightsFirm),
});

export const getConnections = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/all',
  summary: "The firm's connections; 400 means not connected (spec §7)",
  auth: 'bearer',
  query: z.object({ OrganizationId: z.string() }),
  answer: data(z.array(connection)),
  failures: { 400: problem },
});

export const getFirmOfUser = endpoint({
  method: 'GET',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/unified/{userId}',
  summary: "The firm of a person in the token's company, null before provisioning (spec §7)",
  auth: 'bearer',
  answer: data(z.nullable(insightsFirm)),
});

export const getUserExists = endpoint({
  method: 'GET',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/users/unified/{userId}/exists',
  summary: "Whether the person has an insights user in the token's company (spec §7)",
  auth: 'bearer',
  answer: data(z.boolean()),
});

export const createInsightsUser = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/users/',
  summary: 'Create the insights user; the caller refreshes its token after (spec §7)',
  auth: 'bearer',
  body: z.object({
    user: z.object({
      unifiedId: id,
      firstName: z.string(),
      lastName: z.string(),
      email,
      accessEnabled: z.literal(true),
      sendWeeklyReport: z.literal(true),
      sendMonthlyReport: z.literal(true),
      userRole: z.literal('Administrator'),
    }),
  }),
  answer: data(insightsUser),
});

/** HTTP 400 of provisioning: what is wrong, in sentences. */
export const provisionFailure = z.object({ statusCode: z.literal(400), errors: z.array(z.string()) });

export const provisionFirm = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/provision',
  summary:
    'Create the company when the token has none, make the caller its administrator, grant the segment iq (spec §7, design §4)',
  auth: 'bearer',
  body: z.object({ name }),
  answer: z.object({ statusCode: z.literal(200), result: insightsFirm }),
  failures: { 400: provisionFailure },
});

export const addClients = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/add-clients',
  summary: 'Add clients to the firm; parentId is its organizationId (spec §7, design §4)',
  auth: 'bearer',
  body: z.object({
    parentId: id,
    clients: z.array(z.object({ name, email: z.optional(email) })).check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: data(z.array(z.object({ id, name: z.string(), email: z.nullable(z.string()) }))),
});

export const insightsEndpoints = {
  getInsightsUser,
  getInsightsFirm,
  getConnections,
  getFirmOfUser,
  getUserExists,
  createInsightsUser,
  provisionFirm,
  addClients,
};
