import { endpoint } from '@suite/contract/endpoint';
import { email, id, name } from '@suite/contract/schema';
import { isTimeZone } from '@suite/values/time-zone';
import * as v from 'valibot';
import { data, insightsFirm, insightsUser } from './firms';

/** The apps in which a firm is set up. */
const setUp = ['app:iq-onboarding', 'app:iq-dashboard'] as const;

export const createInsightsUser = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/users/',
  auth: 'bearer',
  right: setUp,
  body: v.object({
    user: v.object({
      unifiedId: id,
      firstName: v.string(),
      lastName: v.string(),
      email,
      accessEnabled: v.literal(true),
      sendWeeklyReport: v.literal(true),
      sendMonthlyReport: v.literal(true),
      userRole: v.literal('Administrator'),
    }),
  }),
  response: data(insightsUser),
});

/** The 400 response of provisioning, with sentences that say what is wrong. */
export const provisionFailure = v.object({ statusCode: v.literal(400), errors: v.array(v.string()) });

export const provisionFirm = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/provision',
  auth: 'bearer',
  right: setUp,
  body: v.object({
    name,
    /** The person's time zone (IANA name), which becomes the firm's unless someone has chosen another one. */
    timeZone: v.optional(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone))),
  }),
  response: v.object({ statusCode: v.literal(200), result: insightsFirm }),
  failures: { 400: provisionFailure },
});

/** Adds clients to the firm (§7). */
export const addClients = endpoint({
  method: 'POST',
  base: 'LEGACY_INSIGHTS_BASE_URL',
  path: '/api/v1/firms/add-clients',
  auth: 'bearer',
  right: setUp,
  body: v.object({
    parentId: id,
    clients: v.pipe(v.array(v.object({ name, email: v.optional(email) })), v.minLength(1), v.maxLength(1000)),
  }),
  response: data(v.array(v.object({ id, name: v.string(), email: v.nullable(v.string()) }))),
});
