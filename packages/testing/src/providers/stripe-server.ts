import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { type Context, Hono } from 'hono';
import { StripeAccount, StripeError, type StripeObject } from './stripe-account';
import { mountStripeApi } from './stripe-api';
import { mountStripePage } from './stripe-page';
import { signatureOf } from './stripe-signature';

/** A failure of API calls. */
interface StripeFault {
  /** Method and part of the path: `POST /v1/payment_intents`. */
  at: string;
  /** How often it occurs; always if absent. */
  times?: number;
  /** Whether Stripe carries out the request before the failure. */
  isAccepted?: boolean;
  /** The response: a status, a closed connection, or none at all. */
  answer: 400 | 403 | 429 | 500 | 'break' | 'hang';
}

/**
 * Stripe in memory, on a free port of this machine: the part of its API that the suite uses, with idempotency keys, the payment
 * page, and signed events.
 */
export interface StripeServer {
  /** `http://127.0.0.1:…`, for the API and the page. */
  address: string;
  /** The only key that the account accepts. */
  secretKey: string;
  account: StripeAccount;
  /** Milliseconds since 1970. */
  now: () => number;
  faults: StripeFault[];
  /** API calls received: `POST /v1/refunds`. */
  requests: string[];
  /** Called with each API call before it is carried out. */
  onRequest: (call: string) => void;
  /** Whether idempotency keys have no effect. */
  ignoresKeys: boolean;
  /** Sends each event to this address from now on. */
  sendEventsTo(address: string, secret: string): void;
  /** Whether events wait until the test sends them. */
  holdsEvents: boolean;
  /** Sends an event of the account, again or with another secret or timestamp. Returns the status of the response. */
  send(event: StripeObject, as?: { secret?: string; at?: number }): Promise<number>;
  /** Resolves when all events that are not held back have a response. */
  settled(): Promise<void>;
  /** Makes a client's choice on a page. Returns the address it redirects to; null if it stays on the page. */
  choose(pageUrl: string, choice: 'pay' | 'decline' | 'bank' | 'leave'): Promise<string | null>;
  /** Stops responding. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  reset(): void;
  close(): Promise<void>;
}

export async function openStripeServer(): Promise<StripeServer> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const port = await listen(0);
  let receiver: { address: string; secret: string } | undefined;
  let sending = Promise.resolve();

  const stripe = {
    address: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_of_the_firm',
    sendEventsTo(address, secret) {
      receiver = { address, secret };
    },
    async send(event, { secret, at = stripe.now() } = {}) {
      if (!receiver) throw new Error('No receiver of events: call sendEventsTo first.');
      const body = JSON.stringify(event);
      const headers = {
        'Content-Type': 'application/json',
        'Stripe-Signature': signatureOf(body, secret ?? receiver.secret, at),
      };
      const answer = await fetch(receiver.address, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    },
    settled: () => sending,
    async choose(pageUrl, choice) {
      const answer = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.headers.get('Location');
    },
    goDown: stop,
    async comeUp() {
      await listen(port);
    },
    reset() {
      receiver = undefined;
      keys.clear();
      const world = {
        now: Date.now,
        faults: [],
        requests: [],
        onRequest: () => undefined,
        ignoresKeys: false,
        holdsEvents: false,
      };
      Object.assign(stripe, world, { account: new StripeAccount(() => stripe.now(), onEvent) });
    },
    close: stop,
  } as StripeServer;

  function onEvent(event: StripeObject) {
    if (!receiver || stripe.holdsEvents) return;
    // Events are sent one after another; the receiver may be gone.
    sending = sending
      .then(() => stripe.send(event))
      .then(
        () => undefined,
        () => undefined,
      );
  }

  const keys = new Map<string, StoredAnswer>();
  app.use('/v1/*', (context, next) => strike(stripe, context, next));
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('Authorization') === `Bearer ${stripe.secretKey}`) return next();
    return problem(context, new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }));
  });
  app.use('/v1/*', (context, next) => (stripe.ignoresKeys ? next() : once24Hours(keys, stripe.now(), context, next)));
  mountStripeApi(app, () => stripe.account, stripe.address);
  mountStripePage(app, () => stripe.account);
  app.onError((error, context) => {
    if (error instanceof StripeError) return problem(context, error);
    throw error;
  });
  stripe.reset();
  return stripe;
}

const problem = (context: Context, { status, fields }: StripeError) => context.json({ error: fields }, status);

async function strike({ faults, requests, onRequest }: StripeServer, context: Context, next: () => Promise<void>) {
  const call = `${context.req.method} ${context.req.path}`;
  requests.push(call);
  onRequest(call);
  const fault = faults.find(({ at, times = 1 }) => call.includes(at) && times > 0);
  if (!fault) return next();
  if (fault.times !== undefined) fault.times--;
  if (fault.isAccepted) await next();
  if (fault.answer === 'hang') return new Promise<never>(() => undefined);
  if (fault.answer === 'break') (context.env as { incoming: IncomingMessage }).incoming.socket.destroy();
  const status = fault.answer === 'break' ? 500 : fault.answer;
  context.res = undefined;
  const type = status < 429 ? 'invalid_request_error' : 'api_error';
  context.res = context.json({ error: { type, message: `Something is wrong: ${status}` } }, status);
}

interface StoredAnswer {
  request: string;
  at: number;
  /** Undefined while the request is in progress. */
  answer?: { status: number; body: string };
}

/** Implements https://docs.stripe.com/api/idempotent_requests: requests rejected before execution are not stored. */
async function once24Hours(keys: Map<string, StoredAnswer>, now: number, context: Context, next: () => Promise<void>) {
  const key = context.req.header('Idempotency-Key');
  if (!key || context.req.method !== 'POST') return next();
  const request = `${context.req.path} ${await context.req.text()}`;
  const stored = keys.get(key);
  if (stored && stored.at > now - MILLISECONDS_PER_DAY) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    if (stored.request !== request) return problem(context, new StripeError(400, { type: 'idempotency_error', message }));
    const busy = { type: 'idempotency_error', message: 'The key is in use by another request.', code: 'idempotency_key_in_use' };
    if (!stored.answer) return problem(context, new StripeError(409, busy));
    return new Response(stored.answer.body, {
      status: stored.answer.status,
      headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
    });
  }
  const entry: StoredAnswer = { request, at: now };
  keys.set(key, entry);
  await next();
  const { status } = context.res;
  if (status === 200 || status === 402) entry.answer = { status, body: await context.res.clone().text() };
  else keys.delete(key);
}
