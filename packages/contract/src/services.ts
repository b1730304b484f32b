/**
 * Service paths under the API host (§7, "Other backends"; `access`, `internal` and those of third-party protocols, `flags`,
 * `monitoring` and `analytics`, are ours), with the calls whose shape is known but that no service implements yet.
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
  invoices: [],
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
  /** Only named in §7's known shapes; the ledger implements it. */
  connections: [],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type ServiceName = keyof typeof services;

export const serviceNames = Object.keys(services) as ServiceName[];

export const servicePath = (name: ServiceName): `/${ServiceName}` => `/${name}`;
