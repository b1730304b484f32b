import type { EnvironmentName } from '@suite/zones/environments';

/** Number of failures remembered, over all environments. */
const MAX_ERRORS = 100;

interface Failed {
  code: string;
  /** Empty for failures outside a request. */
  method: string;
  /** The route pattern, never the URL, which may contain a one-time token. */
  path: string;
  /** Undefined for failures outside any environment. */
  environment: EnvironmentName | undefined;
}

/** A failure that was returned or logged, without URL or secrets. */
interface LastError {
  /** ISO 8601 in UTC. */
  at: string;
  code: string;
  method: string;
  path: string;
}

export interface LastErrors {
  add(failed: Failed): void;
  /** Failures of an environment and those outside any, newest first. */
  of(environment: EnvironmentName): LastError[];
}

/** Records the failures since the process started, in memory only. @param clock milliseconds since 1970 */
export function createLastErrors(clock: () => number): LastErrors {
  const latest: (Failed & { at: string })[] = [];
  return {
    add(failed) {
      latest.unshift({ ...failed, at: new Date(clock()).toISOString() });
      latest.length = Math.min(latest.length, MAX_ERRORS);
    },
    of: (environment) =>
      latest
        .filter((failed) => failed.environment === undefined || failed.environment === environment)
        .map(({ at, code, method, path }) => ({ at, code, method, path })),
  };
}
