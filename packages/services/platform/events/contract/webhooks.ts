/** URLs of other software that a company's events are sent to. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { disabledReason, eventTypes } from './feed';

/** Maximum number of webhooks of a company. */
export const MAX_WEBHOOKS = 20;

const MAX_ADDRESS = 200;

const eventType = v.picklist(eventTypes);

const webhook = v.object({
  id,
  /** An https URL. */
  address: v.string(),
  types: v.array(eventType),
  createdAt: v.string(),
  /** Null before the first delivery. `status` is null without a response, `problem` is null after a success. */
  lastDelivery: v.nullable(
    v.object({ at: v.string(), type: v.string(), status: v.nullable(v.number()), problem: v.nullable(v.string()) }),
  ),
  /** When the first delivery after the last success failed; null when the last delivery succeeded. */
  failingSince: v.nullable(v.string()),
  /** A webhook stays switched off until somebody switches it on again. */
  disabled: v.nullable(v.object({ at: v.string(), reason: disabledReason })),
});
export type Webhook = v.InferOutput<typeof webhook>;

/** The company's webhooks, oldest first. */
export const getWebhooks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks',
  auth: 'bearer',
  right: 'admin',
  response: v.array(webhook),
});

/** Returns the webhook and its secret, which is shown once. */
export const createWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    address: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS, `The address can have ${MAX_ADDRESS} characters at most.`)),
    types: v.pipe(
      v.array(eventType),
      v.minLength(1, 'Choose at least one type of event.'),
      v.maxLength(eventTypes.length, 'Choose each type of event once.'),
    ),
  }),
  status: 201,
  /** `secret` verifies deliveries (Standard Webhooks); it is not shown again. */
  response: v.object({ webhook, secret: v.string() }),
  failures: { 409: problem },
});

/** Deletes a webhook. */
export const deleteWebhook = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 404: problem },
});

/** Switches a webhook on again. It receives events from then on; those in the meantime are not sent. */
export const enableWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}/activations',
  auth: 'bearer',
  right: 'admin',
  response: webhook,
  failures: { 404: problem },
});

/** Sends an event of the type `webhook.test` once; the list of webhooks shows the result. */
export const testWebhook = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/events/v1/webhooks/{webhookId}/tests',
  auth: 'bearer',
  right: 'admin',
  status: 202,
  failures: { 404: problem },
});
