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
  config: EnvConfig;
  rates: SampleRates;
  errors: EarlyErrors;
}

/**
 * Starts monitoring for as long as the page lives (§9, "Monitoring"). Its settings and its first view take their time each, so
 * the page can answer between them.
 */
export async function startMonitoring({ zone, config, rates, errors }: Options): Promise<void> {
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
    // What is clicked on is told by its text, which may be a name.
    trackUserInteractions: false,
    // The SDK takes a hash that is an element's id for an anchor, and routes stand in the hash.
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
    const name = viewName(zone, location.hash);
    if (name !== shown) datadogRum.startView({ name });
    shown = name;
  };
  await idleMoment();
  show();
  addEventListener('hashchange', show);
  errors.handOver((error) => datadogRum.addError(error));
}
