import type { ApiClient } from '@suite/api/client';
import type { SuiteEvents } from '@suite/api/events';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Browser } from '@suite/session/browser';
import type { CachedResponses } from '@suite/session/cached-responses';
import type { Session } from '@suite/session/session';
import type { Telemetry } from '@suite/telemetry/telemetry';
import type { Deployment } from '@suite/zones/addresses';
import type { ZoneName } from '@suite/zones/zones';

export interface Booted {
  zone: ZoneName;
  deployment: Deployment;
  config: EnvConfig;
  logger: Logger;
  events: SuiteEvents;
  client: ApiClient;
  browser: Browser;
  session: Session;
  telemetry: Telemetry;
  cache: CachedResponses;
  /** False in an environment that doesn't have the zone. */
  exists: boolean;
}
