import type { Endpoint } from '@suite/contract/endpoint';
import { allServices } from '../services/all-services';

interface ServiceCall {
  /** Unique among all calls. */
  name: string;
  /** The service path under which people know it. */
  path: string;
  endpoint: Endpoint;
  /** What it does, in a line. */
  summary: string;
}

/** Every call of the suite. */
export const endpoints: readonly ServiceCall[] = allServices.flatMap(({ calls }) =>
  Object.entries(calls).flatMap(([path, { endpoints, summaries }]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name,
      path,
      endpoint,
      summary: (summaries as Record<string, string>)[name] ?? '',
    })),
  ),
);

/** Service paths of §7 that a service answers. */
export const builtPaths: ReadonlySet<string> = new Set(allServices.flatMap(({ health }) => Object.keys(health)));
