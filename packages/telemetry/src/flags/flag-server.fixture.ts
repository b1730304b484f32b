import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Flags = Record<string, { value: unknown; version: number }>;

/** How the server responds to a request for the stream. */
export type Manner = 'answers' | 'hangs' | 'fails' | 'talks garbage' | 'closes at once';

/** A flag service that implements the client's protocol: a stream of values for a context, and a sink for events. */
export async function startFlagServer(flags: Flags) {
  const streams = new Set<ServerResponse>();
  const contexts: unknown[] = [];
  const events: { kind: string }[] = [];
  let manner: Manner = 'answers';
  let requested = () => {};

  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*, content-type');
    const [, kind, , context = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    if (request.method === 'POST') events.push(...[await bodyOf(request)].flat());
    if (kind !== 'eval') return response.end();
    contexts.push(JSON.parse(Buffer.from(context, 'base64url').toString()));
    requested();
    if (manner === 'hangs') return;
    if (manner === 'fails') return response.writeHead(500).end();
    response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
    if (manner === 'closes at once') return response.end();
    streams.add(response);
    response.on('close', () => streams.delete(response));
    response.write(manner === 'answers' ? put() : 'event: put\ndata: <html>\n\n');
  });
  const put = () => `event: put\ndata: ${JSON.stringify(flags)}\n\n`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contexts,
    events,
    streams,
    behave(next: Manner) {
      manner = next;
    },
    /** Resolves when the stream is requested again. */
    nextRequest: () =>
      new Promise<void>((resolve) => {
        requested = resolve;
      }),
    /** Changes a flag for all listeners. */
    flip(key: string, value: unknown) {
      flags[key] = { value, version: (flags[key]?.version ?? 0) + 1 };
      for (const stream of streams) stream.write(`event: patch\ndata: ${JSON.stringify({ key, ...flags[key] })}\n\n`);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<{ kind: string } | { kind: string }[]> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

/** The browser's `EventSource` on top of Node's HTTP client, because jsdom has none; implements what the flag client uses. */
export class NodeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = NodeEventSource.CONNECTING;
  onerror: ((event: Event) => void) | undefined;
  onopen: (() => void) | undefined;
  #request;

  constructor(url: string) {
    super();
    this.#request = get(url, (response) => {
      if (response.statusCode !== 200) return this.#fail();
      this.readyState = NodeEventSource.OPEN;
      this.onopen?.();
      let left = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        const [last = '', ...events] = `${left}${part}`.split('\n\n').reverse();
        left = last;
        for (const text of events.reverse()) this.#tell(text);
      });
      response.on('close', () => this.#fail());
    }).on('error', () => this.#fail());
  }

  close() {
    this.readyState = 2;
    this.#request.destroy();
  }

  #tell(text: string) {
    const [, type = '', data = ''] = /^event: (.+)\ndata: (.*)$/.exec(text) ?? [];
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  #fail() {
    if (this.readyState !== 2) this.onerror?.(new Event('error'));
  }
}
