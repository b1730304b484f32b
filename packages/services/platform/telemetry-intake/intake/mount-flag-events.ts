import { servicePath } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/kernel';
import { parseJson } from '@suite/kernel/http/parse-json';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { readText } from '@suite/kernel/http/read-body';
import { environmentOf } from '../flags/mount-flags';
import { isObject, readEvents } from './read-events';
import type { TelemetryIntake } from './telemetry-intake';
import { textAt } from './text-at';

/** Maximum bytes of a batch: the SDK sends after 100 events, and a summary has a few hundred bytes. */
const MAX_BYTES = 262_144;

/** Receives what the flag SDK reports (launchdarkly-js-sdk-common 5.8, `EventProcessor.js` and `diagnosticEvents.js`). */
export function mountFlagEvents(app: App, { telemetry }: Pick<TelemetryIntake, 'telemetry'>): void {
  const root = servicePath('flags');

  app.post(`${root}/events/bulk/:key`, async (context) => {
    const environment = environmentOf(context);
    telemetry.add('flags', environment, readEvents(await readText(context, MAX_BYTES)).map(arrivedOf));
    return context.body(null, 202);
  });

  app.post(`${root}/events/diagnostic/:key`, async (context) => {
    const environment = environmentOf(context);
    const event = parseJson(await readText(context, MAX_BYTES));
    if (!isObject(event)) throw new InvalidRequestError('The body is not an event.');
    telemetry.add('flags', environment, [arrivedOf(event)]);
    return context.body(null, 202);
  });
}

const arrivedOf = (event: object) => ({ kind: textAt(event, 'kind') || 'event', summary: summaryOf(event), event });

function summaryOf(event: object): string {
  if ('features' in event && isObject(event.features)) {
    return Object.entries(event.features)
      .map(([key, feature]) => `${key} ${countOf(feature)}×`)
      .join(', ');
  }
  const sdk = [textAt(event, 'sdk.name'), textAt(event, 'sdk.version')].filter(Boolean).join(' ');
  return textAt(event, 'key') || textAt(event, 'context.key') || sdk;
}

/** Returns how often a flag was read, for all of its values together. */
function countOf(feature: unknown): number {
  const counters = isObject(feature) && 'counters' in feature && Array.isArray(feature.counters) ? feature.counters : [];
  return counters.reduce((sum, counter) => sum + Number(textAt(counter, 'count')), 0);
}
