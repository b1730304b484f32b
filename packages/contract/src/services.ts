/**
 * Service paths under the API host (§7, "Other backends"; `access`, `internal` and those of other parties' protocols,
 * `flags`, `monitoring` and `analytics`, are ours), with the calls whose shape is known and that no service answers yet.
 */
export const services = {
  identity: [],
  access: [],
  internal: [],
  flags: [],
  monitoring: [],
  analytics: [],
  insights: [],
  proposals: [],
  offers: [],
  payments: [],
  'firm-improvement': [],
  magnit: [],
  events: [],
  'openai-gateway': [],
  calendly: [],
  'academy-admin': [],
  wisp: [],
  rightexit: [],
  spark: [],
  'security-data': [],
  'mywebsite-admin': [],
  'mywebsite-contacts': [],
  acoren: [],
  'solutionhub-vendors': [],
  /** Named by §7's known shapes only, which the ledger answers. */
  connections: [],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type ServiceName = keyof typeof services;

export const serviceNames = Object.keys(services) as ServiceName[];

/** A service's path under the API host. */
export const servicePath = (name: ServiceName): `/${ServiceName}` => `/${name}`;
