import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { plainRequest } from '../plain-request';
import type { StripeObject } from './stripe-account';
import { readForm } from './stripe-form';
import { signatureOf } from './stripe-signature';

/** The Stripe emulator of the package `emulate`, with its payment page and its signed events. */
export interface EmulatedStripe {
  /** Address of the API, `http://127.0.0.1:…`. */
  address: string;
  secretKey: string;
  eventSecret: string;
  /** Sends its events to this address from now on. */
  sendEventsTo(address: string): void;
  /** Statuses of the responses to its events; 0 for one without a response yet. */
  eventAnswers: readonly number[];
  /** The charged amounts, in minor units. */
  charged(): Promise<number[]>;
  close(): Promise<void>;
}

const secretKey = 'sk_test_of_the_firm';
const eventSecret = 'whsec_of_the_firm';

/**
 * Starts the emulator behind a proxy that adds what `emulate` doesn't support: items with inline prices, the charge or saved card
 * of a completed page, and ids and timestamps of events, which are signed again with them.
 */
export async function openEmulatedStripe(): Promise<EmulatedStripe> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { emulate, address } = await startEmulate(`${front}/events`);
  // biome-ignore lint/suspicious/noExplicitAny: parameters of Stripe.
  const pages = new Map<string, Record<string, any>>();
  const eventAnswers: number[] = [];
  let receiver: string | undefined;

  async function ask(path: string, body?: object): Promise<StripeObject> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secretKey}` };
    const answer = await fetch(address + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    return answer.json();
  }

  app.post('/v1/checkout/sessions', async (context) => {
    const { line_items: items = [], ...params } = readForm(await context.req.text());
    const line_items = [];
    for (const { quantity, price_data: priced } of items) {
      const { id: product } = await ask('/v1/products', { name: priced.product_data.name });
      const { id: price } = await ask('/v1/prices', {
        product,
        currency: priced.currency,
        unit_amount: Number(priced.unit_amount),
      });
      line_items.push({ price, quantity: Number(quantity) });
    }
    const session = await ask('/v1/checkout/sessions', { ...params, line_items });
    const amount = items.reduce((sum: number, { price_data: { unit_amount } }: StripeObject) => sum + Number(unit_amount), 0);
    pages.set(session.id, { ...params, amount });
    return context.json(session);
  });

  app.get('/v1/checkout/sessions/:id', async (context) => {
    const session = await ask(context.req.path);
    return context.json({ ...session, ...pages.get(session.id)?.left });
  });

  app.post('/events', async (context) => {
    const body = await context.req.text();
    const { type, data } = JSON.parse(body);
    const page = type === 'checkout.session.completed' ? pages.get(data.object.id) : undefined;
    if (page) page.left = page.mode === 'setup' ? savedCard(page.customer) : await charge(page);
    if (receiver) await send(receiver, JSON.parse(body));
    return context.body(null, 204);
  });

  app.all('/v1/*', (context) => passOn(context, address));

  async function send(to: string, event: object): Promise<void> {
    const now = Date.now();
    const body = JSON.stringify({ id: `evt_${eventAnswers.length + 1}`, created: Math.floor(now / 1000), ...event });
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, eventSecret, now) };
    const place = eventAnswers.push(0) - 1;
    eventAnswers[place] = (await plainRequest(to, headers, { method: 'POST', body })).statusCode ?? 0;
  }

  // biome-ignore lint/suspicious/noExplicitAny: parameters of Stripe.
  async function charge({ amount, currency, customer, payment_intent_data: intended }: Record<string, any>) {
    const { metadata, setup_future_usage = null } = intended;
    const { id } = await ask('/v1/payment_intents', { amount, currency, customer, metadata });
    const intent = await ask(`/v1/payment_intents/${id}/confirm`, { payment_method: 'pm_of_the_page' });
    return { payment_intent: { ...intent, setup_future_usage, payment_method: cardOf(customer) } };
  }

  return {
    address: front,
    secretKey,
    eventSecret,
    eventAnswers,
    sendEventsTo: (to) => {
      receiver = to;
    },
    charged: async () => (await ask('/v1/charges')).data.map(({ amount }: StripeObject) => Number(amount)),
    async close() {
      emulate.stdin.end();
      await once(emulate, 'exit');
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}

interface Started {
  emulate: ChildProcessByStdio<Writable, Readable, null>;
  address: string;
}

async function startEmulate(events: string): Promise<Started> {
  const path = fileURLToPath(new URL('emulate-process.mjs', import.meta.url));
  const emulate = spawn(process.execPath, [path, events, eventSecret], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [output] = await once(emulate.stdout, 'data');
  return { emulate, address: String(output).trim() };
}

const cardOf = (customer: string) => ({
  id: 'pm_of_the_page',
  type: 'card',
  customer,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
});

const savedCard = (customer: string) => ({
  setup_intent: { id: 'seti_of_the_page', status: 'succeeded', payment_method: cardOf(customer) },
});

async function passOn({ req }: Context, address: string): Promise<Response> {
  const { pathname, search } = new URL(req.url);
  const headers = { 'Content-Type': req.header('Content-Type') ?? '', Authorization: req.header('Authorization') ?? '' };
  const body = req.method === 'GET' ? undefined : await req.text();
  const answer = await fetch(`${address}${pathname}${search}`, { method: req.method, headers, body });
  return new Response(await answer.text(), { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}
