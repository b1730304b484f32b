import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { type Provider, RefusedError, type SavedMethod, UnreachableError } from './provider';
import { createStripe, tryStripe } from './stripe';

const NOON = Date.parse('2026-03-10T12:00:00Z');
const proposalId = '5a2f60a4-9d0f-4a4e-9c36-6c3a8b2e4f01';
const client = { name: 'Harbor Bakery', email: 'owner@harborbakery.example' };
const returnTo = { done: 'https://suite.example/done?session={CHECKOUT_SESSION_ID}', left: 'https://suite.example/left' };

let server: StripeServer;
let provider: Provider;
let customerId: string;

beforeAll(async () => {
  server = await openStripeServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.reset();
  server.now = () => NOON;
  provider = createStripe({ secretKey: server.secretKey, host: server.address, now: () => server.now() });
  customerId = await provider.customerOf(proposalId, client);
});

const methodPage = (checkoutId = 'checkout-1') =>
  provider.openMethodPage({ checkoutId, proposalId, customerId, currency: 'USD', returnTo });

const paymentPage = (more: { keepsMethod?: boolean; checkoutId?: string; currency?: string } = {}) =>
  provider.openPaymentPage({
    checkoutId: 'checkout-2',
    proposalId,
    customerId,
    currency: 'USD',
    returnTo,
    attemptId: 'attempt-1',
    items: [
      { name: 'Bookkeeping, March', amount: 20_000 },
      { name: 'Payroll, March', amount: 5000 },
    ],
    keepsMethod: false,
    ...more,
  });

async function savedMethod(choice: 'pay' | 'bank' = 'pay'): Promise<SavedMethod> {
  const { sessionId, url } = await methodPage(`checkout-${choice}`);
  await server.choose(url ?? '', choice);
  const { method } = await provider.readCheckout(sessionId);
  if (!method) throw new Error('The method was not saved.');
  return method;
}

const charge = (method: SavedMethod, attemptId = 'attempt-1', amount = 25_000, currency = 'USD') =>
  provider.charge({ attemptId, proposalId, method, amount, currency });

async function charged(choice: 'pay' | 'bank' = 'pay', amount?: number) {
  const attempted = await charge(await savedMethod(choice), 'attempt-1', amount);
  return attempted.providerId ?? '';
}

describe('customers', () => {
  test('a proposal has one customer, however often it is requested', async () => {
    expect(await provider.customerOf(proposalId, client)).toBe(customerId);
    expect(await provider.customerOf(proposalId, { ...client, name: 'Harbor Bakery Inc.' })).toBe(customerId);
    expect(server.account.list('customer')).toMatchObject([{ ...client, metadata: { proposalId } }]);
  });

  test('a proposal keeps its customer when it is requested again days later, by another signer', async () => {
    await provider.customerOf('1b1f6c0e-7a53-4c7b-9a0e-52f1f0a4c9d2', client);
    server.now = () => NOON + 3 * MILLISECONDS_PER_DAY;
    expect(await provider.customerOf(proposalId, { ...client, email: 'accounts@harborbakery.example' })).toBe(customerId);
    expect(server.account.list('customer')).toHaveLength(2);
  });
});

describe('a page to save a method', () => {
  test('a card is saved for future charges', async () => {
    const page = await methodPage();
    expect(page).toMatchObject({ state: 'open', url: expect.any(String), attempted: null, method: null });
    const back = await server.choose(page.url ?? '', 'pay');
    expect(back).toBe(`https://suite.example/done?session=${page.sessionId}`);
    const label = 'Visa ending in 4242';
    expect(await provider.readCheckout(page.sessionId)).toEqual({
      sessionId: page.sessionId,
      checkoutId: 'checkout-1',
      customerId: expect.stringMatching(/^cus_/),
      url: null,
      state: 'complete',
      attempted: null,
      method: { customerId, methodId: expect.any(String), kind: 'card', label, expires: '2034-12' },
    });
  });

  test('a bank account has no expiry', async () => {
    const label = 'Bank account ending in 6789';
    expect(await savedMethod('bank')).toMatchObject({ kind: 'bank', label, expires: null });
  });

  test('a bank account that has to be verified is saved once it is verified', async () => {
    server.account.verifiesLater = true;
    const { sessionId, url } = await methodPage();
    await server.choose(url ?? '', 'bank');
    expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'complete', method: null });
    server.account.verify(server.account.list('setup_intent')[0]?.id ?? '');
    expect(await provider.readCheckout(sessionId)).toMatchObject({ method: { kind: 'bank' } });
  });

  test('it is open for an hour, and a repeated request returns the same page', async () => {
    const page = await methodPage();
    expect(server.account.objects.get(page.sessionId)).toMatchObject({ expires_at: NOON / 1000 + 3600, mode: 'setup' });
    server.now = () => NOON + 60_000;
    expect(await methodPage()).toEqual(page);
    expect(server.account.list('checkout.session')).toHaveLength(1);
    server.now = () => NOON + 3_601_000;
    await server.choose(page.url ?? '', 'pay');
    expect(await provider.readCheckout(page.sessionId)).toMatchObject({ state: 'expired', url: null, method: null });
  });

  test('a client who goes back leaves it open', async () => {
    const { sessionId, url } = await methodPage();
    expect(await server.choose(url ?? '', 'leave')).toBe(returnTo.left);
    expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'open', method: null });
  });
});

describe('a payment page', () => {
  test('a card pays the total of the page', async () => {
    const { sessionId, url } = await paymentPage();
    await server.choose(url ?? '', 'pay');
    expect(await provider.readCheckout(sessionId)).toMatchObject({
      state: 'complete',
      attempted: { state: 'succeeded', at: NOON, failure: null, method: 'Visa ending in 4242' },
      method: null,
    });
    expect(server.account.charged()).toMatchObject([
      { amount: 25_000, currency: 'usd', metadata: { attemptId: 'attempt-1', proposalId } },
    ]);
  });

  test('the method is saved when the page asks for it, and can be charged', async () => {
    const { sessionId, url } = await paymentPage({ keepsMethod: true });
    await server.choose(url ?? '', 'pay');
    const { method } = await provider.readCheckout(sessionId);
    expect(method).toMatchObject({ customerId, kind: 'card' });
    expect(await charge(method as SavedMethod, 'attempt-2')).toMatchObject({ state: 'succeeded' });
  });

  test('a page that does not save a method does not report one that was saved before', async () => {
    const { sessionId, url } = await paymentPage();
    await server.choose(url ?? '', 'pay');
    Object.assign(server.account.list('payment_method')[0] ?? {}, { customer: customerId });
    expect(await provider.readCheckout(sessionId)).toMatchObject({ attempted: { state: 'succeeded' }, method: null });
  });

  test('after a decline the client can pay on the same page', async () => {
    const { sessionId, url } = await paymentPage();
    expect(await server.choose(url ?? '', 'decline')).toBeNull();
    const failure = { message: 'The bank declined the payment.', canRetry: true };
    expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'open', url, attempted: { state: 'failed', failure } });
    await server.choose(url ?? '', 'pay');
    expect(await provider.readCheckout(sessionId)).toMatchObject({ state: 'complete', attempted: { state: 'succeeded' } });
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  });

  test.each(['settle', 'returnDebit'] as const)('a bank debit is processing until the bank responds: %s', async (what) => {
    const { sessionId, url } = await paymentPage();
    await server.choose(url ?? '', 'bank');
    const { state, attempted } = await provider.readCheckout(sessionId);
    expect({ state, attempted }).toMatchObject({ state: 'complete', attempted: { state: 'processing', at: NOON } });
    server.now = () => NOON + 4 * MILLISECONDS_PER_DAY;
    server.account[what](attempted?.providerId ?? '');
    expect(await provider.readAttempt(attempted?.providerId ?? '')).toMatchObject({
      state: what === 'settle' ? 'succeeded' : 'failed',
      at: NOON + 4 * MILLISECONDS_PER_DAY,
      method: 'Bank account ending in 6789',
      failure: what === 'settle' ? null : { message: 'The account does not have enough money.', canRetry: true },
    });
  });

  test('a closed page accepts no payment', async () => {
    const { sessionId, url } = await paymentPage();
    expect(await provider.closeCheckout(sessionId)).toMatchObject({ state: 'expired', url: null, attempted: null });
    await server.choose(url ?? '', 'pay');
    expect(server.account.charged()).toEqual([]);
    expect(await provider.closeCheckout(sessionId)).toMatchObject({ state: 'expired' });
  });

  test('closing a page that was paid in the meantime returns the payment', async () => {
    const { sessionId, url } = await paymentPage();
    await server.choose(url ?? '', 'pay');
    expect(await provider.closeCheckout(sessionId)).toMatchObject({ state: 'complete', attempted: { state: 'succeeded' } });
  });

  test("amounts are in Stripe's units", async () => {
    const { url } = await paymentPage({ currency: 'ISK' });
    await server.choose(url ?? '', 'pay');
    expect(server.account.charged()).toMatchObject([{ amount: 2_500_000, currency: 'isk' }]);
  });
});

describe('charging a saved method', () => {
  test('a card is charged at once', async () => {
    const method = await savedMethod();
    const attempted = await charge(method);
    const about = { amount: 25_000, currency: 'USD', attemptId: 'attempt-1', customerId, refunded: 0 };
    const answer = { state: 'succeeded', at: NOON, failure: null, method: 'Visa ending in 4242', about };
    expect(attempted).toEqual({ ...answer, providerId: expect.any(String) });
    expect(await provider.readAttempt(attempted.providerId ?? '')).toEqual(attempted);
    const metadata = { attemptId: 'attempt-1', proposalId };
    expect(server.account.charged()).toMatchObject([{ amount: 25_000, currency: 'usd', customer: customerId, metadata }]);
  });

  test('a bank account is processing, and settled later', async () => {
    const attempted = await charge(await savedMethod('bank'));
    expect(attempted).toMatchObject({ state: 'processing', method: 'Bank account ending in 6789' });
    server.account.settle(attempted.providerId ?? '');
    expect(await charge(await savedMethod('bank'))).toMatchObject({ state: 'succeeded' });
  });

  test.each([
    ['insufficient_funds', 'The account does not have enough money.', true],
    ['lost_card', 'The bank declined the payment.', false],
    ['authentication_required', 'The bank asks the owner of the card to confirm the payment.', false],
  ])('a card declined with %s is a result, which stays the same', async (code, message, canRetry) => {
    const method = await savedMethod();
    server.account.declines = [code];
    const attempted = await charge(method);
    expect(attempted).toMatchObject({ state: 'failed', failure: { message, canRetry }, method: method.label });
    expect(await charge(method)).toEqual(attempted);
    expect(server.account.charged()).toEqual([]);
    expect(await charge(method, 'attempt-2')).toMatchObject({ state: 'succeeded' });
  });

  test('a charge that Stripe refuses to try is not an attempt', async () => {
    const method = await savedMethod();
    server.faults = [{ at: '/confirm', times: 1, answer: 400 }];
    await expect(charge(method)).rejects.toThrow(RefusedError);
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
  });

  test('a card whose expiry date has passed is declined', async () => {
    const method = await savedMethod();
    server.account.renewCard(method.methodId, 2026, 2);
    const failure = { message: 'The card has expired.', canRetry: false };
    expect(await charge(method)).toMatchObject({ state: 'failed', failure });
  });

  test('a method that was removed at Stripe needs the client', async () => {
    const method = await savedMethod();
    server.account.detach(method.methodId);
    const failure = { message: 'The saved payment method was removed.', canRetry: false };
    expect(await charge(method)).toEqual({
      ...{ providerId: null, state: 'failed', at: NOON },
      ...{ failure, method: method.label, about: null },
    });
    const missing = await charge({ ...method, methodId: 'pm_missing' }, 'attempt-2');
    expect(missing).toMatchObject({ state: 'failed', failure });
    const ofNobody = await charge({ ...method, customerId: 'cus_missing' }, 'attempt-3');
    expect(ofNobody).toMatchObject({ state: 'failed', failure });
  });
});

describe('one attempt charges once', () => {
  const calls = ['POST /v1/payment_intents', 'POST /v1/payment_intents/pi_', 'GET /v1/payment_intents'];
  const cases = calls.flatMap((at) =>
    [true, false].flatMap((isAccepted) => [true, false].map((ignoresKeys) => ({ at, isAccepted, ignoresKeys }))),
  );

  test.each(cases)('when $at fails (accepted: $isAccepted; keys ignored: $ignoresKeys)', async (fault) => {
    const method = await savedMethod();
    server.ignoresKeys = fault.ignoresKeys;
    server.faults = [{ ...fault, times: 1, answer: 500 }];
    await expect(charge(method)).rejects.toThrow(UnreachableError);
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  });

  test('when the connection breaks after Stripe has charged', async () => {
    const method = await savedMethod();
    server.ignoresKeys = true;
    server.faults = [{ at: '/confirm', times: 1, isAccepted: true, answer: 'break' }];
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  });

  test('when Stripe does not respond after it has charged', async () => {
    const method = await savedMethod();
    server.faults = [{ at: '/confirm', times: 1, isAccepted: true, answer: 'hang' }];
    await expect(charge(method)).rejects.toThrow(UnreachableError);
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  }, 20_000);

  test('when it is requested several times at once', async () => {
    const method = await savedMethod();
    await Promise.allSettled([charge(method), charge(method), charge(method)]);
    expect(await charge(method)).toMatchObject({ state: 'succeeded' });
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  });

  test('when it is requested again after Stripe has forgotten its key', async () => {
    const method = await savedMethod();
    const attempted = await charge(method);
    server.now = () => NOON + 3 * MILLISECONDS_PER_DAY;
    expect(await charge(method)).toEqual(attempted);
    expect(server.account.charged('attempt-1')).toHaveLength(1);
  });
});

describe('refunds', () => {
  const refund = (providerId: string, refundId = 'refund-1', amount = 10_000) =>
    provider.refund({ refundId, providerId, amount, currency: 'USD' });

  test('money is refunded once for each refund', async () => {
    const providerId = await charged();
    const refunded = await refund(providerId);
    expect(refunded).toMatchObject({ state: 'done', at: NOON, failure: null });
    server.now = () => NOON + 3 * MILLISECONDS_PER_DAY;
    expect(await refund(providerId)).toEqual(refunded);
    expect(server.account.charged()).toMatchObject([{ amount_refunded: 10_000 }]);
    expect(server.account.list('refund')).toMatchObject([{ metadata: { refundId: 'refund-1' } }]);
  });

  test('money is refunded once when Stripe fails after accepting the refund', async () => {
    const providerId = await charged();
    server.ignoresKeys = true;
    server.faults = [{ at: 'POST /v1/refunds', times: 1, isAccepted: true, answer: 500 }];
    await expect(refund(providerId)).rejects.toThrow(UnreachableError);
    expect(await refund(providerId)).toMatchObject({ state: 'done' });
    expect(server.account.list('refund')).toHaveLength(1);
  });

  test.each(['succeeded', 'failed'] as const)('a refund that takes days has %s in the end', async (status) => {
    const providerId = await charged();
    server.account.holdsRefunds = true;
    const refunded = await refund(providerId);
    expect(refunded).toMatchObject({ state: 'pending', failure: null });
    server.account.settleRefund(refunded.providerId ?? '', status);
    expect(await provider.readRefund(refunded.providerId ?? '')).toMatchObject(
      status === 'succeeded' ? { state: 'done' } : { state: 'failed', failure: 'The card can no longer be credited.' },
    );
  });

  test('a refusal is a result', async () => {
    const providerId = await charged();
    expect(await refund(providerId, 'refund-1', 25_001)).toEqual({
      providerId: null,
      about: null,
      state: 'failed',
      at: NOON,
      failure: 'Stripe refused the refund: Refund amount (25001) is greater than unrefunded amount on charge (25000)',
    });
    await refund(providerId, 'refund-2', 25_000);
    const failure = 'The payment was refunded in full already.';
    expect(await refund(providerId, 'refund-3', 1)).toMatchObject({ providerId: null, state: 'failed', failure });
  });

  test('a disputed payment is not refunded', async () => {
    const providerId = await charged();
    server.account.dispute(providerId);
    expect(await refund(providerId)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/disputes the payment/) });
  });
});

describe('when Stripe does not do what it is asked', () => {
  test('a wrong key is refused, and the error does not contain it', async () => {
    const other = { secretKey: 'sk_live_of_somebody', host: server.address };
    const failed = await tryStripe(other).catch((error) => error);
    expect(failed).toBeInstanceOf(RefusedError);
    expect(failed.message).toBe('Stripe does not accept the secret key. Enter a current one.');
    await expect(tryStripe({ ...other, secretKey: 'sk_live_…' })).rejects.toThrow(RefusedError);
    await expect(tryStripe({ ...other, secretKey: server.secretKey })).resolves.toBeUndefined();
  });

  test('a key without the required permission is refused', async () => {
    server.faults = [{ at: '/v1/checkout', answer: 403 }];
    await expect(methodPage()).rejects.toThrow(/does not allow this.* SetupIntents and PaymentMethods/);
  });

  test("an invalid request is refused with Stripe's reason", async () => {
    await expect(provider.readCheckout('cs_missing')).rejects.toThrow("No such checkout.session: 'cs_missing'");
    await expect(provider.readCheckout('cs_missing')).rejects.toThrow(RefusedError);
  });

  test.each([429, 500, 'break'] as const)('%s is a reason to retry', async (answer) => {
    server.faults = [{ at: '/v1/', answer }];
    await expect(methodPage()).rejects.toThrow(UnreachableError);
  });

  test('a request that nobody answers is retried later', async () => {
    await server.goDown();
    await expect(methodPage()).rejects.toThrow(UnreachableError);
    await server.comeUp();
    await expect(methodPage()).resolves.toMatchObject({ state: 'open' });
  });
});
