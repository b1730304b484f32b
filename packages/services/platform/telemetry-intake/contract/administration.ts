/** What operators see and set of flags and telemetry: the zone `internal` shows it (product: "internal"). */
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { environmentNames } from '@suite/zones/environments';
import * as v from 'valibot';

const environment = v.picklist(environmentNames);

const flagValue = v.union([v.boolean(), v.string(), v.number()]);

/** The values of a flag in an environment. */
export const flagInEnvironment = v.object({
  environment,
  value: flagValue,
  /** The value for internal users, if it differs; null otherwise. */
  internalValue: v.nullable(flagValue),
  /** Increases with each change; a change names the version it is based on. */
  version: v.number(),
  /** ISO 8601 in UTC; null when the flag was never changed. */
  changedAt: v.nullable(v.string()),
  /** Name of the person who last changed it; null when nobody did, or they no longer exist. */
  changedBy: v.nullable(v.string()),
});
export type FlagInEnvironment = v.InferOutput<typeof flagInEnvironment>;

/** A declared flag (`flags.ts`) with its values. */
export const flag = v.object({
  key: v.string(),
  kind: v.picklist(['boolean', 'string', 'number']),
  default: flagValue,
  owner: v.string(),
  text: v.string(),
  maxLength: v.optional(v.number()),
  /** One for each environment of the suite. */
  values: v.array(flagInEnvironment),
});
export type Flag = v.InferOutput<typeof flag>;

/** The flags of every environment, not only the caller's. */
export const getFlags = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/flags',
  auth: 'bearer',
  right: 'operator',
  response: v.array(flag),
});

/** Sets a flag in one environment; `version` is the one that was read. */
export const putFlag = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/internal/v1/flags/{flag}/environments/{environment}',
  auth: 'bearer',
  right: 'operator',
  body: v.object({ version: v.number(), value: flagValue, internalValue: v.nullable(flagValue) }),
  response: v.array(flag),
  failures: { 404: problem, 409: problem },
});

/** Maximum number of events that are stored for each list, in all environments together. */
export const MAX_TELEMETRY_EVENTS = 500;

const telemetryList = v.picklist(['flags', 'monitoring', 'analytics']);
export type TelemetryList = v.InferOutput<typeof telemetryList>;

/** An event that a browser sent. */
export const telemetryEvent = v.object({
  id: v.number(),
  /** When it arrived, ISO 8601 in UTC. */
  at: v.string(),
  environment,
  /** The sender's name for it. */
  kind: v.string(),
  summary: v.string(),
  json: v.string(),
});
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/** What browsers recently sent to a service, from one environment or all, newest first. */
export const getTelemetry = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/telemetry',
  auth: 'bearer',
  right: 'operator',
  query: v.object({ list: telemetryList, environment: v.optional(environment) }),
  /** `stored` counts the events of all environments. */
  response: v.object({ events: v.array(telemetryEvent), stored: v.number() }),
});
