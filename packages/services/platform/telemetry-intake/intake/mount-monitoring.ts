import { servicePath } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { readBytes } from '@suite/kernel/http/read-body';
import { inflate, readEventLines } from './read-events';
import type { TelemetryIntake } from './telemetry-intake';
import { textAt } from './text-at';

/**
 * Maximum bytes of the SDK's batch before it is sent, 16 KiB, and of the largest message that joins it, 256 KiB (§9), both before
 * compression.
 */
const MAX_BYTES = 278_528;

/** The path to which the SDK would have sent a batch (@datadog/browser-core 6.33, `endpointBuilder.ts`). */
const TRACKS = /^\/api\/v2\/(?:rum|logs)$/;

/**
 * Replaces the RUM SDK's intake through its `proxy` option: `ddforward` names the URL that the batch was for, and the body is a
 * JSON object on each line, compressed or not.
 */
export function mountMonitoring(app: App, { telemetry }: Pick<TelemetryIntake, 'telemetry'>): void {
  app.post(servicePath('monitoring'), async (context) => {
    const [path = '', query = ''] = (context.req.query('ddforward') ?? '').split('?');
    if (!TRACKS.test(path)) throw new InvalidRequestError('ddforward is no address of the intake.');
    const bytes = await readBytes(context, MAX_BYTES);
    const text =
      new URLSearchParams(query).get('dd-evp-encoding') === 'deflate'
        ? inflate(bytes, MAX_BYTES)
        : new TextDecoder().decode(bytes);
    const events = readEventLines(text);
    if (!events.length) throw new InvalidRequestError('There are no events.');
    const arrived = events.map((event) => ({ kind: textAt(event, 'type') || 'event', summary: summaryOf(event), event }));
    telemetry.add('monitoring', context.get('deployment').environment, arrived);
    return context.body(null, 202);
  });
}

/** Paths of the distinctive values of a RUM event, by event type. */
const telling: Record<string, string[]> = {
  view: ['view.url'],
  resource: ['resource.method', 'resource.url', 'resource.status_code'],
  action: ['action.type', 'action.target.name'],
  error: ['error.message'],
  telemetry: ['telemetry.status', 'telemetry.message'],
};

const summaryOf = (event: object): string =>
  (telling[textAt(event, 'type')] ?? ['service'])
    .map((path) => textAt(event, path))
    .filter(Boolean)
    .join(' ');
