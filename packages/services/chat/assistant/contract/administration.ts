/** Settings of a firm's chat: what it stores, for how long, and what it sent to the model for whom. */

import { endpoint } from '@suite/contract/endpoint';
import { paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

const common = { base: 'API_BASE_URL', auth: 'bearer', right: 'admin' } as const;

/** `retentionDays`: days without a new message after which a conversation is deleted; null for never. */
const settings = v.object({
  retentionDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
  /** Maximum number of requests to the model per person in 24 hours. */
  dailyLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Whether names of clients, their services, notes and addresses may be sent to the model (26 U.S.C. §7216). */
  allowsTaxData: v.boolean(),
});
export type ChatSettings = v.InferOutput<typeof settings>;

/** Kinds of data that a request to the model contained. */
export const sentKinds = [
  'questions',
  'metrics',
  'client-names',
  'client-services',
  'vendors',
  'to-dos',
  'proposals',
  'events',
] as const;
export type SentKind = (typeof sentKinds)[number];

const sent = v.object({
  id,
  at: v.string(),
  person: v.string(),
  host: v.string(),
  model: v.string(),
  kinds: v.array(v.picklist(sentKinds)),
  /** Whether names were replaced by placeholders before it was sent. */
  isWithheld: v.boolean(),
  characters: v.number(),
  promptTokens: v.nullable(v.number()),
  completionTokens: v.nullable(v.number()),
  milliseconds: v.nullable(v.number()),
  outcome: v.picklist(['running', 'done', 'stopped', 'failed']),
});
export type SentRequest = v.InferOutput<typeof sent>;

export const getChatAdministration = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/administration',
  response: v.object({
    settings,
    model: v.nullable(v.object({ name: v.string(), host: v.string() })),
    stored: v.object({
      conversations: v.number(),
      messages: v.number(),
      people: v.number(),
      /** Total characters of all messages. */
      characters: v.number(),
      oldestAt: v.nullable(v.string()),
    }),
    /** Usage by person in the last 30 days. */
    usage: v.array(v.object({ userId: id, person: v.string(), requests: v.number(), tokens: v.number() })),
  }),
});
export type ChatAdministration = v.InferOutput<typeof getChatAdministration.response>;

export const putChatSettings = endpoint({
  ...common,
  method: 'PUT',
  path: '/openai-gateway/v1/administration/settings',
  body: settings,
  response: settings,
});

/** Returns the requests to the model, newest first. They are listed for 400 days, without their content. */
export const getSentRequests = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/administration/requests',
  query: v.object(paged),
  response: v.object({ requests: v.array(sent), total: v.number() }),
});
