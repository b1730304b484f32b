import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import Stripe from 'stripe';
import type { Provider, ProviderEvent, SavedMethod } from './provider';
import { createStripe } from './stripe';
import { readStripeEvent } from './stripe-events';

const secret = 'whsec_of_the_address';
const secretKey = 'sk_test_of_the_firm';
const proposalId = '5a2f60a4-9d0f-4a4e-9c36-6c3a8b2e4f01';
const returnTo = { done: 'https://suite.example/done', left: 'https://suite.example/left' };

let emulate: ChildProcessByStdio<Writable, Readable, null>;
let address: string;
let provider: Provider;
let customerId: string;
let received: ProviderEvent[] = [];

const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  // The emulator's events lack the ids and times of Stripe's events: they are added, and signed with the rest.
  const signed = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret);
  const whole = JSON.stringify({ ...signed, id: `evt_${received.length + 1}`, created: Math.floor(Date.now() / 1000) });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: whole, secret });
  received.push(readStripeEvent(whole, signature, secret, Date.now()));
  response.writeHead(204).end();
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const events = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const path = require.resolve('@suite/testing/providers/emulate-process');
  emulate = spawn(process.execPath, [path, events, secret], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [output] = await once(emulate.stdout, 'data');
  address = String(output).trim();
  provider = createStripe({ secretKey, host: address, now: Date.now });
  customerId = await provider.customerOf(proposalId, { name: 'Harbor Bakery', email: 'owner@harborbakery.example' });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  emulate.stdin.end();
  await once(emulate, 'exit');
  receiver.closeAllConnections();
  receiver.close();
});

async function ask(path: string) {
  const answer = await fetch(`${address}${path}`, { headers: { Authorization: `Bearer ${secretKey}` } });
  return answer.json();
}

const openPage = (checkoutId: string) =>
  provider.openMethodPage({ checkoutId, proposalId, customerId, currency: 'USD', returnTo });

test('a customer is created with the id of its proposal', async () => {
  const customer = await ask(`/v1/customers/${customerId}`);
  expect(customer).toMatchObject({ name: 'Harbor Bakery', email: 'owner@harborbakery.example', metadata: { proposalId } });
});

test('a page is opened, completed, and reported by a signed event', async () => {
  const { sessionId, url } = await openPage('checkout-1');
  const done = await fetch(`${url}/complete`, { method: 'POST', redirect: 'manual' });
  expect(done.headers.get('Location')).toBe(returnTo.done);
  expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'complete', url: null });
  expect(received).toMatchObject([{ kind: 'checkout', sessionId, state: 'complete' }]);
});

test('a page is closed once', async () => {
  const { sessionId, state } = await openPage('checkout-2');
  expect(state).toBe('open');
  expect(await provider.closeCheckout(sessionId)).toMatchObject({ state: 'expired', url: null });
  expect(await provider.closeCheckout(sessionId)).toMatchObject({ state: 'expired', url: null });
  expect(received).toMatchObject([{ kind: 'checkout', sessionId, state: 'expired' }]);
});

test('an attempt is charged once, though idempotency keys have no effect here', async () => {
  const method: SavedMethod = { customerId, methodId: 'pm_1', kind: 'card', label: 'Visa ending in 4242', expires: '2034-12' };
  const charge = () => provider.charge({ attemptId: 'attempt-1', proposalId, method, amount: 25_000, currency: 'USD' });
  const { providerId, state } = await charge();
  expect(state).toBe('succeeded');
  expect(await charge()).toMatchObject({ providerId, state: 'succeeded' });
  expect(await provider.readAttempt(providerId ?? '')).toMatchObject({ providerId, state: 'succeeded' });
  expect((await ask('/v1/charges')).data).toMatchObject([{ payment_intent: providerId, amount: 25_000, currency: 'usd' }]);
  const attempt = { kind: 'attempt', attemptId: 'attempt-1', providerId, attempted: { state: 'succeeded' } };
  expect(received.filter(({ kind }) => kind !== 'other')).toMatchObject([attempt]);
});
