import type { EnvironmentName } from '@suite/zones/environments';

/** How many failures are remembered, over all environments. */
const KEPT = 100;

interface Failed {
  code: string;
  /** Empty for what no request asked for. */
  method: string;
  /** The pattern of the route, never the address: that may hold a one-time token. */
  path: string;
  /** Undefined for what belongs to none. */
  environment: EnvironmentName | undefined;
}

/** A failure that was answered or logged, without an address or a secret. */
interface LastError {
  /** ISO 8601 in UTC. */
  at: string;
  code: string;
  method: string;
  path: string;
}

export interface LastErrors {
  add(failed: Failed): void;
  /** Those of an environment and of none, newest first. */
  of(environment: EnvironmentName): LastError[];
}

/** What failed since the process started, in memory only. @param clock milliseconds since 1970 */
export function createLastErrors(clock: () => number): LastErrors {
  const kept: (Failed & { at: string })[] = [];
  return {
    add(failed) {
      kept.unshift({ ...failed, at: new Date(clock()).toISOString() });
      kept.length = Math.min(kept.length, KEPT);
    },
    of: (environment) =>
      kept
        .filter((failed) => failed.environment === undefined || failed.environment === environment)
        .map(({ at, code, method, path }) => ({ at, code, method, path })),
  };
}
