import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { ParsedToken } from '@suite/session/parsed-token';
import type { Deployment } from '@suite/zones/addresses';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { useEffect, useState } from 'react';
import { createAnalytics } from './analytics/analytics';
import { identityOf } from './analytics/identity';
import { Contained } from './contained';
import type { FlagService } from './flags/flag-service';
import { useTurn } from './flags/use-turn';
import { sampleRates } from './monitoring/sample-rates';
import { idleMoment, whenIdle } from './quiet';
import { serviceUrls } from './services';
import { servicesOf, type Telemetry } from './telemetry';

interface Props {
  zone: ZoneName;
  /** The zone's pages, by route. */
  pages: Readonly<Record<string, unknown>>;
  deployment: Deployment;
  config: EnvConfig;
  logger: Logger;
  telemetry: Telemetry;
  token: ParsedToken;
  /** Empty until it is known. */
  companyName: string;
}

/** Milliseconds before each service starts, so that the page can respond in between. */
const BETWEEN = 500;

/** Milliseconds before the first service on a public page, which uses flags only for an announcement. */
const UNSEEN = 4_000;

/** Returns how many of the services may have started: one more after each pause, in an idle moment. */
function useOneByOne(first: number): number {
  const [started, setStarted] = useState(0);
  useEffect(() => {
    if (started === SERVICES) return;
    let callOff = () => {};
    const timer = setTimeout(
      () => {
        callOff = whenIdle(() => setStarted(started + 1));
      },
      started ? BETWEEN : first,
    );
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [started, first]);
  return started;
}

const SERVICES = 3;

/** Starts the environment's services one after another, each from its own chunk. Renders nothing. */
export function LateTelemetry(props: Props) {
  const { deployment, config } = props;
  const services = servicesOf(deployment.environment, config);
  const started = useOneByOne(zoneRow(props.zone).public ? UNSEEN : BETWEEN);
  return (
    <Contained logger={props.logger}>
      {services.flags && started > 0 && <Flags {...props} />}
      {services.analytics && started > 1 && <Analytics {...props} />}
      {services.monitoring && started > 2 && <Monitoring {...props} />}
    </Contained>
  );
}

function Flags({ config, token, telemetry, logger }: Props) {
  const isOurs = useTurn('suite.flags');
  /** Once loaded it stays mounted, whether it listens or not. */
  const [Service, setService] = useState<typeof FlagService>();
  useEffect(() => {
    if (!isOurs || Service) return;
    import('./flags/flag-service').then(
      (loaded) => setService(() => loaded.FlagService),
      () => logger.warning('Feature flags could not be loaded; the last known values stand'),
    );
  }, [isOurs, Service, logger]);
  return Service && <Service config={config} token={token} store={telemetry.flags} logger={logger} isListening={isOurs} />;
}

function Analytics({ deployment, config, token, companyName, logger, telemetry }: Props) {
  const [analytics] = useState(() =>
    createAnalytics({
      logger,
      onReady: telemetry.trackWith,
      async start(identity) {
        const { startPendo } = await import('./analytics/pendo-agent');
        await idleMoment();
        return startPendo({ apiKey: config.ANALYTICS_KEY, dataHost: serviceUrls(config).analytics, identity });
      },
    }),
  );
  useEffect(() => {
    const identity = identityOf(token, companyName, deployment.environment);
    if (identity) void analytics.update(identity);
  }, [analytics, token, companyName, deployment]);
  return null;
}

function Monitoring({ zone, pages, config, logger, telemetry }: Props) {
  useEffect(() => {
    const { errors } = telemetry;
    if (!config.MONITORING_CLIENT_TOKEN) logger.error('Client Token is not configured, we will not send any data.');
    const rates = sampleRates(config, logger);
    if (!rates || !config.MONITORING_CLIENT_TOKEN) return errors.drop();
    import('./monitoring/start-monitoring').then(
      async ({ startMonitoring }) => {
        await idleMoment();
        await startMonitoring({ zone, routes: Object.keys(pages), config, rates, errors });
      },
      () => {
        logger.warning('Monitoring could not be loaded');
        errors.drop();
      },
    );
  }, [zone, pages, config, logger, telemetry]);
  return null;
}
