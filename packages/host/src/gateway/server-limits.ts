import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { startUpload } from '@services/ledger/contract/uploads';
import { patternOf } from '@suite/contract/serving';
import { type Client, limitOf } from '@suite/kernel/throttle/client';
import { type Answer, announcesBody, problem } from './answer';

/** Resources of the process that an unauthenticated caller may occupy. */
export interface ServerLimits {
  /** Milliseconds in which the head of a request must arrive. */
  head: number;
  /** Milliseconds in which the body must arrive; an upload may take as long as it makes progress. */
  body: number;
  /** Milliseconds without traffic in either direction after which a connection ends. */
  silence: number;
  /** Maximum number of open connections of the process. */
  connections: number;
  /** Maximum number of concurrent requests. */
  waiting: number;
  /** Maximum number of concurrent requests of one client that is not shared. */
  waitingOfClient: number;
}

export const serverLimits: ServerLimits = {
  head: 20_000,
  body: 60_000,
  silence: 300_000,
  connections: 20_000,
  waiting: 2_000,
  waitingOfClient: 250,
};

/** Cookies of all environments share the provider domain, and each has three tokens, which exceeds Node's default of 16 KB. */
const MAX_HEADER_BYTES = 65_536;

/** Seconds after which a rejected caller should retry. */
const RETRY_AFTER = '5';

export const serverSettings = ({ head, silence }: ServerLimits) =>
  ({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: head,
    handshakeTimeout: head,
    // The body has a separate limit, because this one would also apply to uploads.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(head, 5000),
    timeout: silence,
  }) satisfies ServerOptions & { handshakeTimeout: number; timeout: number };

export interface Guard {
  /** Counts the connections of a server and closes those above the limit. */
  watch(server: Server): void;
  /**
   * Admits a request or returns the response that rejects it. Flag streams are counted where they are opened.
   * @param client the client that limits apply to
   */
  admit(request: IncomingMessage, response: ServerResponse, client: Client): Answer | undefined;
}

/** Creates the limits that all servers of the process share. */
export function createGuard(limits: ServerLimits): Guard {
  const ofClient = new Map<string, number>();
  let connections = 0;
  let waiting = 0;

  const count = ({ address }: Client, step: 1 | -1) => {
    waiting += step;
    const own = (ofClient.get(address) ?? 0) + step;
    if (own) ofClient.set(address, own);
    else ofClient.delete(address);
  };

  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        if (connections >= limits.connections) return socket.destroy();
        connections++;
        socket.once('close', () => connections--);
      });
    },
    admit(request, response, client) {
      if (announcesBody(request) && !isUpload(request)) endWithoutBody(request, response, limits.body);
      if (isStream(request)) return undefined;
      if ((ofClient.get(client.address) ?? 0) >= limitOf(client, limits.waitingOfClient)) {
        return turnedAway('throttled', 'Too many requests of this client are being answered.');
      }
      if (waiting >= limits.waiting) return turnedAway('not_ready', 'Too many requests are being answered.');
      count(client, 1);
      response.once('close', () => count(client, -1));
      return undefined;
    },
  };
}

function turnedAway(code: 'throttled' | 'not_ready', message: string): Answer {
  const answer = problem(code, `${message} Try again in a moment.`);
  return { ...answer, headers: { ...answer.headers, 'Retry-After': RETRY_AFTER } };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';

/** Uploads have no time limit for their body, because their caller is authenticated before a byte of it is read. */
const isUpload = (request: IncomingMessage) =>
  request.method === startUpload.method && pathOf(request) === patternOf(startUpload);

const isStream = (request: IncomingMessage) => /^\/flags\/(?:eval|ping)\//.test(pathOf(request));

/** Ends the connection when the body has not arrived in time, as Node does after its `requestTimeout`. */
function endWithoutBody(request: IncomingMessage, response: ServerResponse, time: number): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent && socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, time);
  request.once('close', () => clearTimeout(timer));
}
