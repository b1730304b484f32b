/**
 * Service paths under the API host (§7, "Other backends"; `access`, `internal` and those of third parties' protocols, `flags`, `monitoring` and `analytics`, are ours), with the calls
 * whose shape is known and which no product answers yet. `built` services have endpoints of their own in this package.
 */
export const services = {
  identity: { built: true, known: [] },
  access: { built: true, known: [] },
  internal: { built: true, known: [] },
  flags: { built: true, known: [] },
  monitoring: { built: true, known: [] },
  analytics: { built: true, known: [] },
  insights: { built: true, known: ['/api/v1/users', '/api/v1/firms', '/api/v1/connections'] },
  proposals: { built: false, known: [] },
  offers: { built: false, known: [] },
  payments: { built: false, known: [] },
  'firm-improvement': { built: false, known: ['/platform/user'] },
  magnit: { built: false, known: [] },
  events: { built: false, known: [] },
  'openai-gateway': { built: false, known: [] },
  calendly: { built: false, known: [] },
  'academy-admin': { built: false, known: [] },
  wisp: { built: false, known: [] },
  rightexit: { built: false, known: [] },
  spark: { built: false, known: [] },
  'security-data': { built: false, known: [] },
  'mywebsite-admin': { built: false, known: [] },
  'mywebsite-contacts': { built: false, known: [] },
  acoren: { built: false, known: [] },
  'solutionhub-vendors': { built: false, known: [] },
  /** Named by §7's known shapes only. */
  connections: { built: false, known: ['/v1/companies'] },
} as const satisfies Record<string, { built: boolean; known: readonly `/${string}`[] }>;

export type ServiceName = keyof typeof services;

export const serviceNames = Object.keys(services) as ServiceName[];

/** A service's path under the API host. */
export const servicePath = (name: ServiceName): `/${ServiceName}` => `/${name}`;
