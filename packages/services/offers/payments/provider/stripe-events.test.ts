import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import Stripe from 'stripe';
import { type ProviderEvent, RefusedError } from './provider';
import { createStripe } from './stripe';
import { readStripeEvent } from './stripe-events';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const secret = 'whsec_of_the_address';
const proposalId = '5a2f60a4-9d0f-4a4e-9c36-6c3a8b2e4f01';

function read(type: string, object: object, at = NOON): ProviderEvent {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', created: at / 1000, type, data: { object } });
  return readStripeEvent(body, signed(body), secret, NOON);
}

const signed = (payload: string, { at = NOON, by = secret } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp: Math.floor(at / 1000) });

describe('content of an event', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'succeeded',
    amount: 64_000,
    amount_received: 64_000,
    currency: 'usd',
    customer: 'cus_1',
    metadata: { attemptId: 'attempt-1', proposalId },
    last_payment_error: null,
    latest_charge: 'ch_1',
    next_action: null,
    payment_method: 'pm_1',
  };
  const card = { brand: 'mastercard', last4: '5454', exp_month: 4, exp_year: 2027 };
  const method = { id: 'pm_1', object: 'payment_method', type: 'card', customer: 'cus_1', card };
  const about = { amount: 64_000, currency: 'USD', attemptId: 'attempt-1', customerId: 'cus_1', refunded: null };
  const attempted = { providerId: 'pi_1', at: NOON, failure: null, method: null, about };

  test.each([
    ['payment_intent.processing', { ...intent, status: 'processing' }, { ...attempted, state: 'processing' }],
    ['payment_intent.succeeded', intent, { ...attempted, state: 'succeeded' }],
    [
      'payment_intent.payment_failed',
      {
        ...intent,
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code: 'expired_card', decline_code: 'expired_card', payment_method: method },
      },
      {
        ...attempted,
        state: 'failed',
        failure: { message: 'The card has expired.', canRetry: false },
        method: 'Mastercard ending in 5454',
      },
    ],
    [
      'payment_intent.canceled',
      { ...intent, status: 'canceled' },
      { ...attempted, state: 'failed', failure: { message: 'The payment was canceled at Stripe.', canRetry: false } },
    ],
  ])('%s reports an attempt', (type, object, expected) => {
    const event = {
      id: 'evt_1',
      at: NOON,
      isTest: null,
      account: null,
      kind: 'attempt',
      attemptId: 'attempt-1',
      providerId: 'pi_1',
      attempted: expected,
    };
    expect(read(type, object)).toEqual(event);
  });

  test('a payment that the suite did not request has no attempt', () => {
    expect(read('payment_intent.succeeded', { ...intent, metadata: {} })).toMatchObject({ kind: 'attempt', attemptId: null });
  });

  test.each([
    ['checkout.session.completed', 'complete'],
    ['checkout.session.async_payment_succeeded', 'complete'],
    ['checkout.session.async_payment_failed', 'complete'],
    ['checkout.session.expired', 'expired'],
  ])('%s reports a page', (type, state) => {
    const session = { id: 'cs_1', object: 'checkout.session', mode: 'payment', metadata: { checkoutId: 'checkout-1' } };
    expect(read(type, session)).toEqual({
      id: 'evt_1',
      at: NOON,
      isTest: null,
      account: null,
      kind: 'checkout',
      sessionId: 'cs_1',
      state,
    });
  });

  test('setup_intent.succeeded names the page on which the method was saved', () => {
    const setup = { id: 'seti_1', object: 'setup_intent', metadata: { checkoutId: 'checkout-1' }, payment_method: 'pm_1' };
    expect(read('setup_intent.succeeded', setup)).toMatchObject({ kind: 'saved', checkoutId: 'checkout-1' });
    expect(read('setup_intent.succeeded', { ...setup, metadata: {} })).toMatchObject({ kind: 'other' });
  });

  test.each([
    ['refund.created', 'pending', 'pending', null],
    ['refund.updated', 'succeeded', 'done', null],
    ['refund.updated', 'requires_action', 'pending', null],
    ['refund.updated', 'canceled', 'failed', 'The refund was canceled at Stripe.'],
    ['refund.failed', 'failed', 'failed', 'The card has expired or was canceled.'],
  ])('%s with the status %s reports a refund', (type, status, state, failure) => {
    const of = { amount: 2_000, currency: 'usd', payment_intent: 'pi_1' };
    const refund = { id: 're_1', object: 'refund', status, ...of, metadata: { refundId: 'refund-1' } };
    const object = { ...refund, ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }) };
    const about = { amount: 2_000, currency: 'USD', chargedId: 'pi_1' };
    const refunded = { providerId: 're_1', state, at: NOON, failure, about };
    expect(read(type, object)).toEqual({
      id: 'evt_1',
      at: NOON,
      isTest: null,
      account: null,
      kind: 'refund',
      refundId: 'refund-1',
      refunded,
    });
  });

  test('charge.refunded reports the total of refunds, in minor units of ISO 4217', () => {
    const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', amount: 5000, amount_refunded: 1500, currency: 'usd' };
    const refunded = { kind: 'given-back', providerId: 'pi_1' };
    expect(read('charge.refunded', charge)).toMatchObject({ ...refunded, amount: 1500, charged: 5000, currency: 'USD' });
    expect(read('charge.refunded', { ...charge, currency: 'isk' })).toMatchObject({ ...refunded, amount: 15 });
    expect(read('charge.refunded', { ...charge, payment_intent: null })).toMatchObject({ kind: 'other' });
  });

  test.each([
    ['charge.dispute.created', 'needs_response', true, false],
    ['charge.dispute.created', 'warning_needs_response', true, false],
    ['charge.dispute.created', 'lost', false, true],
    ['charge.dispute.closed', 'lost', false, true],
    ['charge.dispute.closed', 'won', false, false],
    ['charge.dispute.closed', 'warning_closed', false, false],
  ])('%s with the status %s reports a dispute', (type, status, isOpen, isLost) => {
    const of = { amount: 64_000, currency: 'usd' };
    const dispute = { id: 'du_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1', status, ...of };
    const disputed = { kind: 'dispute', providerId: 'pi_1', amount: 64_000, currency: 'USD', isOpen, isLost };
    expect(read(type, dispute)).toEqual({ id: 'evt_1', at: NOON, isTest: null, account: null, ...disputed });
  });

  test.each(['payment_method.automatically_updated', 'payment_method.updated'])(
    '%s reports the new expiry date of a card',
    (type) => {
      const label = 'Mastercard ending in 5454';
      expect(read(type, method)).toEqual({
        ...{ id: 'evt_1', at: NOON, isTest: null, account: null, kind: 'method' },
        ...{ methodId: 'pm_1', customerId: 'cus_1', expires: '2027-04', label },
      });
    },
  );

  test.each(['payment_intent.created', 'customer.created', 'an.event.of.tomorrow'])('%s is ignored', (type) => {
    expect(read(type, {})).toEqual({ id: 'evt_1', at: NOON, isTest: null, account: null, kind: 'other' });
  });
});

describe('verification of an event', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: NOON / 1000,
    type: 'customer.created',
    data: { object: {} },
  });

  test.each([
    ['another secret', body, signed(body, { by: 'whsec_of_somebody' }), secret],
    ['another body', `${body} `, signed(body), secret],
    ['no signature', body, '', secret],
    ['something else than a signature', body, 't=now,v1=', secret],
    ['no secret', body, signed(body, { by: ' ' }), ''],
    ['more than five minutes', body, signed(body, { at: NOON - 301_000 }), secret],
    ['a moment more than five minutes ahead', body, signed(body, { at: NOON + 301_000 }), secret],
    ['no JSON', 'hello', signed('hello'), secret],
  ])('an event with %s is refused, and the error contains neither body nor secret', (_, sent, signature, known) => {
    const failed = (() => {
      try {
        return readStripeEvent(sent, signature, known, NOON);
      } catch (error) {
        return error as Error;
      }
    })();
    expect(failed).toBeInstanceOf(RefusedError);
    expect(JSON.stringify([failed, (failed as Error).message, (failed as Error).cause ?? ''])).not.toMatch(/whsec|evt_1|hello/);
  });

  const whole = { id: 'evt_1', object: 'event', created: NOON / 1000, type: 'payment_intent.succeeded' };
  const intent = { id: 'pi_1', status: 'succeeded', amount: 64_000, currency: 'usd', metadata: {} };
  const eventOf = (of: object) => JSON.stringify({ ...whole, data: { object: intent }, ...of });
  test.each([
    ['is null', 'null'],
    ['is a list', '[]'],
    ['has no id', eventOf({ id: undefined })],
    ['has an id with a NUL', eventOf({ id: 'evt\u0000' })],
    ['has no moment', eventOf({ created: undefined })],
    ['is of the day after tomorrow', eventOf({ created: NOON / 1000 + 172_800 })],
    ['says yes for its mode', eventOf({ livemode: 'yes' })],
    ['has no data', eventOf({ data: undefined })],
    ['has data without an object', eventOf({ data: {} })],
    ['has null for an object', eventOf({ data: { object: null } })],
    ['has no amount', eventOf({ data: { object: { ...intent, amount: undefined } } })],
    ['has an amount below zero', eventOf({ data: { object: { ...intent, amount: -1 } } })],
    ['has an amount that is no whole number', eventOf({ data: { object: { ...intent, amount: 0.5 } } })],
    ['has an amount in words', eventOf({ data: { object: { ...intent, amount: '64000' } } })],
    ['has a currency of five letters', eventOf({ data: { object: { ...intent, currency: 'dolla' } } })],
    ['nests lists too deep to walk', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['nests metadata', eventOf({ data: { object: { ...intent, metadata: { attemptId: { of: {} } } } } })],
  ])('an event that %s is refused although it is signed', (_, sent) => {
    expect(() => readStripeEvent(sent, signed(sent), secret, NOON)).toThrow(RefusedError);
  });

  test('a complete event is accepted up to five minutes ahead of this clock', () => {
    const sent = eventOf({});
    expect(readStripeEvent(sent, signed(sent, { at: NOON + 300_000 }), secret, NOON)).toMatchObject({ kind: 'attempt' });
  });

  test('an event from five minutes ago is accepted, as is one signed with an old and a new secret', () => {
    expect(readStripeEvent(body, signed(body, { at: NOON - 300_000 }), secret, NOON)).toMatchObject({ id: 'evt_1' });
    const both = `${signed(body, { by: 'whsec_old' })},${signed(body).split(',')[1]}`;
    expect(readStripeEvent(body, both, secret, NOON)).toMatchObject({ id: 'evt_1' });
  });
});

describe('events of the test server', () => {
  let stripe: StripeServer;
  let received: ProviderEvent[];
  const receiver = createServer(receive);

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    try {
      received.push(readStripeEvent(body, String(request.headers['stripe-signature']), secret, stripe.now()));
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  }

  beforeAll(async () => {
    stripe = await openStripeServer();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await stripe.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(() => {
    stripe.reset();
    received = [];
    stripe.sendEventsTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, secret);
  });

  async function payOnPage(choice: 'pay' | 'decline' | 'bank') {
    const provider = createStripe({ secretKey: stripe.secretKey, host: stripe.address, now: stripe.now });
    const customerId = await provider.customerOf(proposalId, { name: 'Harbor Bakery', email: 'owner@harborbakery.example' });
    const { sessionId, url } = await provider.openPaymentPage({
      checkoutId: 'checkout-1',
      attemptId: 'attempt-1',
      proposalId,
      customerId,
      currency: 'USD',
      returnTo: { done: 'https://suite.example/done', left: 'https://suite.example/left' },
      items: [{ name: 'Bookkeeping', amount: 20_000 }],
      keepsMethod: false,
    });
    await stripe.choose(url ?? '', choice);
    await stripe.settled();
    return sessionId;
  }

  test('a payment on a page reports its attempt and its page', async () => {
    const sessionId = await payOnPage('pay');
    expect(received.filter(({ kind }) => kind !== 'other')).toMatchObject([
      { kind: 'attempt', attemptId: 'attempt-1', attempted: { state: 'succeeded' } },
      { kind: 'checkout', sessionId, state: 'complete' },
    ]);
  });

  test('reports a settled bank debit, a refund at Stripe, and a dispute', async () => {
    await payOnPage('bank');
    const [first, second] = received.filter((event) => event.kind === 'attempt');
    expect([first, second]).toMatchObject([{ attempted: { state: 'processing' } }, undefined]);
    const providerId = first?.providerId ?? '';
    received = [];
    stripe.account.settle(providerId);
    stripe.account.refund(providerId, 5000);
    stripe.account.closeDispute(stripe.account.dispute(providerId).id, 'lost');
    await stripe.settled();
    expect(received.filter(({ kind }) => kind !== 'other')).toMatchObject([
      { kind: 'attempt', attempted: { state: 'succeeded' } },
      { kind: 'checkout', state: 'complete' },
      { kind: 'refund', refundId: null, refunded: { state: 'done' } },
      { kind: 'given-back', providerId, amount: 5000 },
      { kind: 'dispute', providerId, isOpen: true, isLost: false },
      { kind: 'dispute', providerId, isOpen: false, isLost: true },
    ]);
  });

  test('a test can hold back, reorder, repeat and forge events', async () => {
    stripe.holdsEvents = true;
    await payOnPage('pay');
    expect(received).toEqual([]);
    const events = stripe.account.events.filter(
      ({ type }) => type === 'payment_intent.succeeded' || type === 'checkout.session.completed',
    );
    for (const event of [...events].reverse().concat(events)) expect(await stripe.send(event)).toBe(204);
    expect(received.map(({ kind }) => kind)).toEqual(['checkout', 'attempt', 'attempt', 'checkout']);
    expect(await stripe.send(events[0] as never, { secret: 'whsec_forged' })).toBe(400);
    expect(await stripe.send(events[0] as never, { at: stripe.now() - 400_000 })).toBe(400);
  });
});
