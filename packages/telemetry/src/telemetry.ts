import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { EnvironmentName } from '@suite/zones/environments';
import type { ZoneName } from '@suite/zones/zones';
import type { Agent } from './analytics/agent';
import { createFlagStore, type FlagStore } from './flags/flag-store';
import { type EarlyErrors, keepEarlyErrors } from './monitoring/early-errors';
import { createQuiet, type Quiet } from './quiet';

/** Telemetry that every page has from its start, without any service's SDK; SDKs load when the page is quiet. */
export interface Telemetry {
  flags: FlagStore;
  errors: EarlyErrors;
  quiet: Quiet;
  /** Sends an event to analytics; outside of prod and before analytics is ready, it only logs a warning (§4, "Analytics"). */
  track<Name extends keyof Tracked>(name: Name, properties: Tracked[Name]): void;
  /** Sends events that are tracked from now on to the agent. */
  trackWith(agent: Agent): void;
}

/** Returns which of the services an environment has (§9): nothing is loaded for a service without a key. */
export const servicesOf = (environment: EnvironmentName, config: EnvConfig) => ({
  flags: config.FEATURE_FLAG_KEY !== '',
  analytics: config.ANALYTICS_KEY !== '' && environment !== 'local' && environment !== 'localHttps',
  monitoring: environment === 'prod',
});

interface Options {
  environment: EnvironmentName;
  logger: Logger;
}

export function createTelemetry({ environment, logger }: Options): Telemetry {
  const errors = keepEarlyErrors();
  if (environment !== 'prod') errors.drop();
  let agent: Agent | undefined;

  return {
    flags: createFlagStore(environment, logger),
    errors,
    quiet: createQuiet(),
    track(name, properties) {
      if (environment !== 'prod') logger.warning(`“${name}” is not tracked outside of prod`);
      else if (!agent) logger.warning(`“${name}” is not tracked: analytics is not ready`);
      else agent.track(name, properties);
    },
    trackWith(ready) {
      agent = ready;
    },
  };
}

/** Tracked events with their properties. They never contain typed text or whose data it was. */
interface Tracked {
  'app switcher opened': { from: ZoneName };
  'app opened': { app: ZoneName; from: ZoneName };
  'palette used': { group: string };
}
