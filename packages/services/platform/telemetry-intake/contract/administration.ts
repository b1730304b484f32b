/** What operators see and set of flags and telemetry: the zone `internal` shows it (product: "internal"). */
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { environmentNames } from '@suite/zones/environments';
import * as v from 'valibot';

const environment = v.picklist(environmentNames);

const flagValue = v.union([v.boolean(), v.string(), v.number()]);

/** What holds for a flag in an environment. */
export const flagInEnvironment = v.object({
  environment,
  value: flagValue,
  /** What holds for internal users instead; null when nothing else does. */
  internalValue: v.nullable(flagValue),
  /** Grows with each change; a change says which it was made on. */
  version: v.number(),
  /** ISO 8601 in UTC; null when it was never changed. */
  changedAt: v.nullable(v.string()),
  /** Name of who changed it last; null when nobody did, or they are gone. */
  changedBy: v.nullable(v.string()),
});
export type FlagInEnvironment = v.InferOutput<typeof flagInEnvironment>;

/** A flag as it is declared (`flags.ts`), with its values. */
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

/** The flags of every environment, not of the caller's alone. */
export const getFlags = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/flags',
  auth: 'bearer',
  right: 'operator',
  answer: v.array(flag),
});

/** Sets a flag in one environment; `version` is the one that was read. */
export const putFlag = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/internal/v1/flags/{flag}/environments/{environment}',
  auth: 'bearer',
  right: 'operator',
  body: v.object({ version: v.number(), value: flagValue, internalValue: v.nullable(flagValue) }),
  answer: v.array(flag),
  failures: { 404: problem, 409: problem },
});

/** How many events of each list are kept, in all environments together. */
export const TELEMETRY_KEPT = 500;

const telemetryList = v.picklist(['flags', 'monitoring', 'analytics']);
export type TelemetryList = v.InferOutput<typeof telemetryList>;

/** An event that a browser sent. */
export const telemetryEvent = v.object({
  id: v.number(),
  /** When it arrived, ISO 8601 in UTC. */
  at: v.string(),
  environment,
  /** What the sender calls it. */
  kind: v.string(),
  summary: v.string(),
  json: v.string(),
});
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/** What browsers sent to a service lately, of one environment or of all, newest first. */
export const getTelemetry = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/internal/v1/telemetry',
  auth: 'bearer',
  right: 'operator',
  query: v.object({ list: telemetryList, environment: v.optional(environment) }),
  /** `kept` counts those of all environments. */
  answer: v.object({ events: v.array(telemetryEvent), kept: v.number() }),
});
