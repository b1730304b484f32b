import { datadogRum } from '@datadog/browser-rum';
import type { EnvConfig } from '@suite/env/env-config';
import type { ZoneName } from '@suite/zones/zones';
import { idleMoment } from '../quiet';
import { serviceUrls } from '../services';
import type { EarlyErrors } from './early-errors';
import type { SampleRates } from './sample-rates';
import { scrubEvent } from './scrub-event';
import { viewName } from './view-name';

/** §9. */
const VERSION = '20251002.3';

interface Options {
  zone: ZoneName;
  /** Routes of the zone's pages. */
  routes: readonly string[];
  config: EnvConfig;
  rates: SampleRates;
  errors: EarlyErrors;
}

/**
 * Starts monitoring for the lifetime of the page (§9, "Monitoring"). Its settings and its first view are separate tasks, so that
 * the page can respond in between.
 */
export async function startMonitoring({ zone, routes, config, rates, errors }: Options): Promise<void> {
  const own = Object.values(serviceUrls(config));
  const api = `${config.API_BASE_URL}/`;
  datadogRum.init({
    ...rates,
    applicationId: config.MONITORING_APPLICATION_ID,
    clientToken: config.MONITORING_CLIENT_TOKEN,
    ...(config.MONITORING_URL && { proxy: config.MONITORING_URL }),
    service: `frontend-${zone}`,
    version: VERSION,
    env: 'prod',
    sessionReplaySampleRate: 0,
    defaultPrivacyLevel: 'mask-user-input',
    // A click is recorded with the element's text, which may be a name.
    trackUserInteractions: false,
    // The SDK treats a hash that is an element's id as an anchor, but routes are in the hash.
    trackViewsManually: true,
    allowedTracingUrls: [
      {
        match: (url: string) => url.startsWith(api) && !own.some((address) => url.startsWith(address)),
        propagatorTypes: ['tracecontext'],
      },
    ],
    useSecureSessionCookie: true,
    beforeSend: scrubEvent(own),
  });

  let shown = '';
  const show = () => {
    const name = viewName(routes, location.hash);
    if (name !== shown) datadogRum.startView({ name });
    shown = name;
  };
  await idleMoment();
  show();
  addEventListener('hashchange', show);
  errors.handOver((error) => datadogRum.addError(error));
}
