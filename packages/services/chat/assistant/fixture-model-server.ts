import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a model server receives. */
export interface ModelRequest {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string | null; tool_calls?: unknown[] }[];
    tools?: { function: { name: string; parameters: object } }[];
  };
}

/** Handles a request as a model server. */
export type Reaction = (request: ModelRequest, response: ServerResponse) => unknown;

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' });

const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 7 } })}\n\n`;

/** Responds with a text, a few characters at a time. */
export const says =
  (text: string): Reaction =>
  (_, response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ content: piece }));
    response.end(`${chunk({}, 'stop')}${usage}data: [DONE]\n\n`);
  };

/** Responds with tool calls, whose arguments arrive in two pieces. */
export const calls =
  (...requested: { name: string; args: object | string }[]): Reaction =>
  (_, response) => {
    begin(response);
    for (const [index, { name, args }] of requested.entries()) {
      const text = typeof args === 'string' ? args : JSON.stringify(args);
      const half = Math.ceil(text.length / 2);
      response.write(
        chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] }),
      );
      for (const piece of [text.slice(0, half), text.slice(half)])
        response.write(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
    }
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Reactions of failing servers. */
export const faults = {
  cut: (_: ModelRequest, response: ServerResponse) => {
    begin(response);
    response.write(chunk({ content: 'The first half' }), () => response.destroy());
  },
  endsWithoutEnd: (_: ModelRequest, response: ServerResponse) => {
    begin(response);
    response.end(chunk({ content: 'The first half' }));
  },
  garbage: (_: ModelRequest, response: ServerResponse) => begin(response).end('data: <html>no</html>\n\n'),
  noStream: (_: ModelRequest, response: ServerResponse) => begin(response).end('x'.repeat(2_000_000)),
  tooMany: (_: ModelRequest, response: ServerResponse) => response.writeHead(429, { 'Retry-After': '7' }).end('{}'),
  broken: (_: ModelRequest, response: ServerResponse) => response.writeHead(500).end('secret detail of the server'),
  silent: () => undefined,
  neverEnds: (_: ModelRequest, response: ServerResponse) => {
    begin(response);
    response.write(chunk({ content: 'It began' }));
  },
  redirects: (_: ModelRequest, response: ServerResponse) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
} satisfies Record<string, Reaction>;

/** A model server that a test controls, and that records its requests. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  /** Reactions to the next requests; the last one handles all others. */
  reactions: Reaction[] = [says('Hello.')];
  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const made = new ModelServer(server);
    server.on('request', (request, response) => void made.react(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Everything that was sent to it, as text. */
  get sent(): string {
    return this.requests.map(({ body }) => JSON.stringify(body)).join('\n');
  }

  private async react(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const bytes of request) text += bytes;
    const given = { headers: request.headers, body: JSON.parse(text) as ModelRequest['body'] };
    this.requests.push(given);
    const reaction = this.reactions.length > 1 ? this.reactions.shift() : this.reactions[0];
    reaction?.(given, response);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
