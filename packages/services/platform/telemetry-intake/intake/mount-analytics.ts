import { servicePath } from '@suite/contract/services';
import type { App, AppContext } from '@suite/kernel/http/kernel';
import { parseJson } from '@suite/kernel/http/parse-json';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { readText } from '@suite/kernel/http/read-body';
import { inflate, isObject, readEvents } from './read-events';
import type { TelemetryIntake } from './telemetry-intake';
import type { Arrived } from './telemetry-store';
import { textAt } from './text-at';

/** The agent drops events that are larger than 64 KiB when compressed; the rest is for what surrounds them. */
const MAX_BYTES = 131_072;

/** Maximum size of the decompressed events: four times what the agent sends of them compressed. */
const MAX_UNFOLDED = 262_144;

/** An image of one transparent pixel: short batches are sent in the URL of one. */
const PIXEL = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));

/**
 * Replaces the analytics service's data host for @pendo/agent 2.291 (`buildBaseDataUrl` in its code): events come as a compressed
 * list in the URL (`jzb`) or in the body (`events`); guides are always empty.
 */
export function mountAnalytics(app: App, { telemetry }: Pick<TelemetryIntake, 'telemetry'>): void {
  const data = `${servicePath('analytics')}/data`;
  const keep = (context: AppContext, arrived: Arrived[]) =>
    telemetry.add('analytics', context.get('deployment').environment, arrived);

  app.on(['GET', 'POST'], [`${data}/ptm.gif/:key`, `${data}/agentic.gif/:key`], async (context) => {
    keep(context, readEvents(await payloadOf(context)).map(arrivedOf));
    return pixel();
  });

  app.on(['GET', 'POST'], `${data}/guide.json/:key`, async (context) => {
    // The visitor, with the page's metadata: the agent only sends them with this request.
    const event = parseJson(await payloadOf(context));
    keep(context, [{ kind: 'guides', summary: textAt(event, 'url'), event }]);
    return context.json({ id: context.req.query('id'), guides: [] });
  });

  // Requested once, to see whether something blocks guides.
  app.get(`${data}/guide.gif/:key`, pixel);

  app.get(`${data}/log.gif/:key`, (context) => {
    const summary = context.req.query('msg') ?? '';
    keep(context, [{ kind: 'log', summary, event: context.req.query() }]);
    return pixel();
  });

  app.post(`${data}/errorlog`, async (context) => {
    const event = parseJson(await readText(context, MAX_BYTES));
    if (!isObject(event)) throw new InvalidRequestError('The body is not an event.');
    keep(context, [{ kind: 'error', summary: textAt(event, 'error'), event }]);
    return context.body(null, 202);
  });
}

const pixel = () => new Response(PIXEL, { headers: { 'Content-Type': 'image/gif' } });

/** Reads what the agent's `compress` produced: JSON, as a zlib stream, in base64url. */
async function payloadOf(context: AppContext): Promise<string> {
  const text =
    context.req.method === 'GET' ? context.req.query('jzb') : textAt(parseJson(await readText(context, MAX_BYTES)), 'events');
  if (!text) throw new InvalidRequestError('There are no events.');
  return inflate(Buffer.from(text, 'base64url'), MAX_UNFOLDED);
}

const arrivedOf = (event: object) => ({
  kind: textAt(event, 'type') || 'event',
  summary: [textAt(event, 'track_event_name'), textAt(event, 'url')].filter(Boolean).join(' '),
  event,
});
