/** What the `internal` zone of local and dev shows about the platform (product: "internal"). */

import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';

export const service = v.object({
  name: v.string(),
  state: v.picklist(['up', 'down', 'not-built']),
  /** Why it is down; empty when it is up. */
  note: v.string(),
});
export type Service = v.InferOutput<typeof service>;

/** The current state of every service. */
export const getServices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/services',
  auth: 'bearer',
  right: 'operator',
  response: v.array(service),
});

/** A failure that the platform returned or logged, without an address or a secret. */
export const lastError = v.object({ at: v.string(), code: v.string(), method: v.string(), path: v.string() });
export type LastError = v.InferOutput<typeof lastError>;

/** Recent failures of the platform, newest first. */
export const getLastErrors = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/errors',
  auth: 'bearer',
  right: 'operator',
  response: v.array(lastError),
});

export const mail = v.object({ id: v.string(), at: v.string(), to: v.string(), subject: v.string(), text: v.string() });
export type Mail = v.InferOutput<typeof mail>;

/**
 * The latest mails that the caller may read: their own. Without a mail server, administrators can also read those of their
 * company, to its people and to those it invited.
 */
export const getOutbox = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/outbox',
  auth: 'bearer',
  right: 'operator',
  response: v.array(mail),
});
