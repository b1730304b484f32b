import { type ApiClient, createClient } from '@suite/api/client';
import { createEvents, type SuiteEvents } from '@suite/api/events';
import { detectEnvironment, knownEnvironment } from '@suite/env/detect-environment';
import type { EnvConfig } from '@suite/env/env-config';
import { loadConfig } from '@suite/env/load-config';
import { createLogger, type Logger, logLevelOf } from '@suite/env/logger';
import { type Browser, createBrowser } from '@suite/session/browser';
import { createSession, type Session } from '@suite/session/session';
import { createTelemetry, type Telemetry } from '@suite/telemetry/telemetry';
import type { Place } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneRow } from '@suite/zones/zones';

/** What a zone stands on once it has started. */
export interface Booted {
  zone: ZoneName;
  place: Place;
  config: EnvConfig;
  logger: Logger;
  events: SuiteEvents;
  client: ApiClient;
  browser: Browser;
  session: Session;
  telemetry: Telemetry;
  /** False in an environment that the zone does not exist in. */
  exists: boolean;
}

/**
 * Starts a zone: environment by address, config, client, session (§7, "Startup").
 * @throws SuiteError `unknown_environment`, `config_load_failed`, `config_invalid`.
 */
export async function bootZone(zone: ZoneName): Promise<Booted> {
  const found = detectEnvironment(location);
  const logger = createLogger(logLevelOf(found.environment));
  const telemetry = createTelemetry({ environment: found.environment, logger });
  const { basePath } = zoneRow(zone);
  const config = await loadConfig({ logger, base: `${location.origin}${basePath}/` });
  const place = config.ONESPACE === 'true' ? { ...found, onespace: config.ONESPACE_BASE_URL } : found;
  warnOfOtherEnvironment(config, place, logger);

  const events = createEvents();
  const client = createClient({ config, events, logger, fetch: telemetry.quiet.fetch });
  const browser = createBrowser(place);
  const session = createSession({ place, config, client, events, logger, browser });
  const exists = existsIn(zone, place.environment);
  return { zone, place, config, logger, events, client, browser, session, telemetry, exists };
}

/** The address wins over ENV_NAME (decision 004). */
function warnOfOtherEnvironment({ ENV_NAME }: EnvConfig, { environment }: Place, logger: Logger) {
  if (!ENV_NAME) return;
  const named = knownEnvironment(ENV_NAME, 'bootZone');
  if (named !== environment) logger.warning(`ENV_NAME is ${named}, but the address is of ${environment}`);
}
