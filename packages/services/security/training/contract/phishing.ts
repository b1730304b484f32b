/** Phishing simulations by mail, for firms whose administrator turned them on. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { audience } from './assignments';

const base = 'API_BASE_URL';
const admin = { base, auth: 'bearer', right: 'admin' } as const;

const template = v.object({
  id: v.string(),
  name: v.string(),
  from: v.string(),
  subject: v.string(),
  text: v.string(),
  signs: v.array(v.string()),
});
export type PhishingTemplate = v.InferOutput<typeof template>;

const rates = { sent: v.number(), clicked: v.number(), reported: v.number() };

const campaign = v.object({
  id: v.string(),
  template: v.string(),
  by: v.string(),
  startedAt: v.string(),
  people: v.number(),
  ...rates,
});
export type Campaign = v.InferOutput<typeof campaign>;

/** Returns the simulations and available mails. */
export const getCampaigns = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/phishing/campaigns',
  response: v.object({ campaigns: v.array(campaign), templates: v.array(template) }),
});

export const startCampaign = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/phishing/campaigns',
  body: v.object({ templateId: v.pipe(v.string(), v.maxLength(40)), audience }),
  status: 201,
  response: v.object({ id: v.string(), people: v.number() }),
  failures: { 409: problem },
});

const target = v.object({
  userId: v.string(),
  name: v.string(),
  sentAt: v.nullable(v.string()),
  clickedAt: v.nullable(v.string()),
  reportedAt: v.nullable(v.string()),
});
export type PhishingTarget = v.InferOutput<typeof target>;

/** Contains names, so it is only available to administrators. */
export const getCampaign = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/phishing/campaigns/{campaignId}',
  response: v.object({ campaign, targets: v.array(target) }),
  failures: { 404: problem },
});

const month = v.object({ month: v.string(), ...rates });
export type PhishingMonth = v.InferOutput<typeof month>;

/** Returns the newest 24 months with a simulation, the oldest first, without names. */
export const getPhishingMonths = endpoint({
  base,
  auth: 'bearer',
  method: 'GET',
  path: '/academy-admin/v1/phishing/months',
  response: v.object({ months: v.array(month) }),
});

/** Reports a mail by its subject. It may be a simulation or a real attack. */
export const reportMail = endpoint({
  base,
  auth: 'bearer',
  method: 'POST',
  path: '/academy-admin/v1/phishing/reports',
  body: v.object({ subject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  response: v.object({ isSimulation: v.boolean() }),
});

const landing = v.object({ firm: v.string(), template });
export type Landing = v.InferOutput<typeof landing>;

/** Returns what a simulation's link teaches. Reading it counts nothing, because mail scanners follow links. */
export const getLanding = endpoint({
  base,
  auth: 'none',
  method: 'GET',
  path: '/academy-admin/v1/phishing/landings/{token}',
  response: landing,
  failures: { 404: problem, 429: problem },
});

/** Records that a person used the page. */
export const noteClick = endpoint({
  base,
  auth: 'none',
  method: 'POST',
  path: '/academy-admin/v1/phishing/landings/{token}/clicks',
  status: 204,
  failures: { 404: problem, 429: problem },
});
