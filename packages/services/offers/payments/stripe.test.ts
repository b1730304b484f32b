import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { lineOf, newRenewalBatch, sendNew, visitor } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Payment } from './contract/billing';
import type { PublicBilling } from './contract/public';
import type { PaymentSettings } from './contract/settings';
import { sendAmendment } from './fixture-amendments';
import { acceptNew, readBilling, sendWithMethod } from './fixture-payments';

const { olivia } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/payments/v1';
const eventSecret = 'whsec_of_the_firm';

/** Receives what Stripe sends over the network, and passes it to a platform without a server. */
async function openReceiver(platform: TestPlatform, rest: string) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { 'stripe-signature': signature = '' } = request.headers;
    const headers = { 'Stripe-Signature': String(signature), 'Content-Type': 'application/json' };
    const body = Buffer.concat(chunks);
    const answer = await platform.fetch(new Request(`http://localhost:3100${rest}`, { method: 'POST', headers, body }));
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

onOneDatabase('a firm that collects through Stripe', (kind) => {
  let stripe: StripeServer;
  let platform: TestPlatform;
  let person: Person;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let eventPath: string;
  const start = Date.parse('2027-01-31T15:00:00Z');

  beforeAll(async () => {
    stripe = await openStripeServer();
    const deployment = { environment: 'local' as const, domain: 'localhost', port: 3000 };
    platform = await openTestPlatform(kind, { deployment, stripeHost: stripe.address });
    person = await demoPerson(platform, olivia).signIn();
    const connect = async (secrets: object) => {
      const { version } = (await person.send(`${path}/settings`)).body;
      return person.send(`${path}/settings/stripe`, { method: 'PUT', body: { version, ...secrets } });
    };
    const connected = await connect({ secretKey: stripe.secretKey });
    const settings: PaymentSettings = connected.body;
    expect(settings).toMatchObject({ provider: 'stripe', stripe: { isTest: true, hasEventSecret: false, problem: null } });
    await connect({ eventSecret });
    eventPath = new URL(settings.stripe?.eventAddress ?? '').pathname;
    receiver = await openReceiver(platform, eventPath);
  });
  beforeEach(async () => {
    stripe.reset();
    stripe.now = () => platform.time.now;
    stripe.sendEventsTo(receiver.address, eventSecret);
    platform.time.now = start;
    person = await demoPerson(platform, olivia).signIn();
    // What earlier tests accepted comes due no more.
    await platform.pool.query(`DELETE FROM kernel.jobs WHERE kind = 'make payments due'`);
  });
  afterAll(async () => {
    receiver.close();
    await stripe.close();
    await platform.close();
  });

  /** Waits until everything that runs on both sides has finished. */
  const settled = async () => {
    await platform.settled();
    await stripe.settled();
    await platform.settled();
  };
  const inDays = async (days: number) => {
    platform.time.now = start + days * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, olivia).signIn();
    await settled();
  };
  const clientOf = (token: string) => {
    const { browser } = visitor(platform, token);
    const send = async <Answer>(rest = '', body?: object) =>
      (await (await browser.send(`${path}/public/${token}${rest}`, body && { body })).json()) as Answer;
    return {
      read: () => send<PublicBilling>(),
      open: (body: object) => send<{ state: string; url: string; why?: string }>('/checkouts', body),
      comeBack: () => send<PublicBilling>('/returns', {}),
    };
  };
  const theIntent = () => {
    const [intent] = stripe.account.list('payment_intent');
    if (!intent) throw new Error('nothing was charged');
    return intent;
  };
  const act = async (on: string, body: object = {}) => {
    const { status, body: answer } = await person.send(`${path}/payments/${on}`, { body });
    return { status, answer: answer as Payment };
  };

  /** Sends a proposal whose client saves a method. */
  async function withMethod(choice: 'pay' | 'bank' = 'pay', client?: string) {
    const sent = await sendWithMethod(platform, stripe, person, choice, client);
    return { ...sent, client: clientOf(sent.token) };
  }
  async function accepted(choice: 'pay' | 'bank' = 'pay', declines: string[] = [], client?: string) {
    const payer = await withMethod(choice, client);
    stripe.account.declines = declines;
    expect((await payer.visitor.sign()).status).toBe(201);
    await settled();
    const { body } = await person.send('/proposals/v1/proposals?view=accepted&sort=number&limit=1');
    const proposalId: string = body.proposals[0].id;
    return { ...payer, proposalId, billing: () => readBilling(person, proposalId) };
  }

  // This test is first, because others let more days pass: a job scheduled for a later night is not moved to an earlier one.
  it('asks at night about payments without an event', async () => {
    const { billing } = await accepted('bank');
    stripe.holdsEvents = true;
    const intent = theIntent();
    stripe.account.settle(intent.id);
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'processing' }]);
    await inDays(1);
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'paid' });
  });

  it('reads the other payments at night when Stripe refuses one page', async () => {
    const { token, payment } = await acceptNew(platform, person);
    await clientOf(token).open({ kind: 'payment', paymentId: payment.id });
    const { billing } = await accepted('bank');
    stripe.holdsEvents = true;
    stripe.account.settle(theIntent().id);
    stripe.faults.push({ at: 'GET /v1/checkout/sessions/', answer: 400 });
    await inDays(2);
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'paid' });
    const { body } = await person.send(`${path}/settings`);
    expect(body.stripe.problem).toContain('Stripe refused the request');
  });

  it('charges a renewal to the saved card, and the link of the renewed proposal neither shows nor changes its billing', async () => {
    const { proposalId, email, token, client: before } = await accepted();
    await inDays(360);
    const batch = await newRenewalBatch(platform, person, [proposalId]);
    await person.send(`/proposals/v1/batches/${batch.id}/start`, { body: { revision: batch.revision } });
    await settled();
    const sent = (await mailsTo(platform, `${email}\r\n`)).filter((one) => one.includes('sent you a proposal'));
    const tokens = sent.map((mail) => /[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '').filter((one) => one !== token);
    expect((await visitor(platform, tokens.at(-1) ?? '').sign()).status).toBe(201);
    await settled();
    const { body } = await person.send('/proposals/v1/proposals?view=accepted&sort=number&limit=1');
    const renewalId: string = body.proposals[0].id;
    expect(renewalId).not.toBe(proposalId);
    // The renewal starts a year after the earlier proposal, which is charged until then.
    stripe.account.card = { ...stripe.account.card, last4: '1881' };
    await stripe.choose((await before.open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await before.read()).method).toBe('Visa ending in 1881');
    await inDays(366);
    const { method, payments } = await readBilling(person, renewalId);
    expect(method?.label).toBe('Visa ending in 4242');
    expect(payments.map(({ status, method }) => [status, method])).toContainEqual(['paid', 'Visa ending in 4242']);
    expect(payments.every(({ status }) => status === 'paid')).toBe(true);
    const shown = await before.read();
    const ids = payments.map(({ id }) => id);
    expect(shown.payments.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(shown).toMatchObject({ next: null, method: null, canSaveMethod: false, isRenewed: true });
    expect(await before.open({ kind: 'payment', paymentId: ids[0] })).toMatchObject({ code: 'not_found' });
    expect(await before.open({ kind: 'method' })).toMatchObject({ code: 'not_open' });
    stripe.account.card = { ...stripe.account.card, last4: '0005' };
    await stripe.choose((await clientOf(tokens.at(-1) ?? '').open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await readBilling(person, renewalId)).method?.label).toBe('Visa ending in 0005');
    expect((await readBilling(person, proposalId)).method?.label).toBe('Visa ending in 1881');
  });

  it('is paid once on the page, though the client clicks twice and the event comes twice, after the return', async () => {
    stripe.holdsEvents = true;
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    const [one, two] = await Promise.all([1, 2].map(() => client.open({ kind: 'payment', paymentId: payment.id })));
    expect(one?.url).toBe(two?.url);
    const back = await stripe.choose(one?.url ?? '', 'pay');
    expect(back).toContain('/offer/public/#/return?checkout=done');
    expect(back).not.toContain(token);
    expect((await client.comeBack()).payments).toMatchObject([{ status: 'paid', amount: 50_000 }]);
    for (const event of [...stripe.account.events, ...stripe.account.events].reverse())
      expect(await stripe.send(event)).toBe(204);
    await settled();
    expect((await readBilling(person, proposalId)).payments).toMatchObject([{ status: 'paid', method: 'Visa ending in 4242' }]);
    expect(stripe.account.charged()).toHaveLength(1);
    expect(await client.open({ kind: 'payment', paymentId: payment.id })).toEqual({ state: 'settled' });
  });

  it('is paid when the event comes and the client never returns, and later payments are charged to the saved card', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const page = await clientOf(token).open({ kind: 'payment', paymentId: payment.id });
    await stripe.choose(page.url, 'pay');
    await settled();
    await inDays(30);
    const { payments, method } = await readBilling(person, proposalId);
    expect(payments.map(({ status, dueOn }) => [status, dueOn])).toEqual([
      ['paid', '2027-02-28'],
      ['paid', '2027-01-31'],
    ]);
    expect(method).toMatchObject({ label: 'Visa ending in 4242', expires: '2034-12' });
    expect(stripe.account.charged()).toHaveLength(2);
  });

  it('accepts no event with another signature, or with an old or future one', async () => {
    stripe.holdsEvents = true;
    const { token, payment } = await acceptNew(platform, person);
    const page = await clientOf(token).open({ kind: 'payment', paymentId: payment.id });
    await stripe.choose(page.url, 'pay');
    const [event] = stripe.account.events.slice(-1);
    if (!event) throw new Error('nothing happened');
    expect(await stripe.send(event, { secret: 'whsec_of_somebody_else' })).toBe(400);
    expect(await stripe.send(event, { at: platform.time.now - 6 * 60_000 })).toBe(400);
    expect(await stripe.send(event, { at: platform.time.now + 6 * 60_000 })).toBe(400);
    expect((await clientOf(token).read()).payments).toMatchObject([{ status: 'due' }]);
  });

  it('collects with the method that was saved before the signature', async () => {
    const { billing, client } = await accepted();
    expect(await billing()).toMatchObject({ provider: 'stripe', payments: [{ status: 'paid', method: 'Visa ending in 4242' }] });
    expect(await client.read()).toMatchObject({ method: 'Visa ending in 4242', payments: [{ status: 'paid' }] });
  });

  it('retries a declined card after 3, 5 and 7 days, notifies the client each time, and then waits for another card', async () => {
    const { billing, email, client } = await accepted(
      'pay',
      Array.from({ length: 4 }, () => 'insufficient_funds'),
    );
    expect((await billing()).payments).toMatchObject([{ status: 'failed', attempts: 1, nextAttemptOn: '2027-02-03' }]);
    expect((await client.read()).payments).toMatchObject([{ status: 'failed', nextAttemptOn: '2027-02-03' }]);
    const { body } = await person.send(`${path}/attention`);
    expect(body.failed).toMatchObject({ count: expect.any(Number), amounts: [{ currency: 'USD' }] });
    expect(body.failed.count).toBeGreaterThan(0);
    expect(body.late).toEqual((await person.send(`${path}/payments`)).body.counts.late);
    await inDays(3);
    expect((await billing()).payments[0]).toMatchObject({ attempts: 2, nextAttemptOn: '2027-02-08' });
    await inDays(8);
    await inDays(15);
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'failed', attempts: 4, nextAttemptOn: null });
    expect((await client.read()).payments.at(-1)).toMatchObject({ status: 'failed', nextAttemptOn: null });
    await inDays(20);
    expect((await billing()).payments.at(-1)?.attempts).toBe(4);
    const mails = (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Your payment of $500.00'));
    expect(mails).toHaveLength(4);
    stripe.account.card = { ...stripe.account.card, last4: '1881' };
    await stripe.choose((await client.open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'paid', method: 'Visa ending in 1881' });
  });

  it('shows a bank debit as processing until it arrives, and reports when it is returned days later', async () => {
    const { billing } = await accepted('bank');
    expect((await billing()).payments).toMatchObject([{ status: 'processing', method: expect.stringContaining('6789') }]);
    const intent = theIntent();
    await inDays(4);
    stripe.account.returnDebit(intent.id);
    await settled();
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'failed' });
  });

  it('notifies a client who paid on the page by bank debit when the debit is returned days later', async () => {
    const { token, email, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    await stripe.choose((await client.open({ kind: 'payment', paymentId: payment.id })).url, 'bank');
    await settled();
    expect((await client.read()).payments).toMatchObject([{ status: 'processing' }]);
    await inDays(4);
    stripe.account.returnDebit(theIntent().id);
    await settled();
    expect((await client.read()).payments[0]).toMatchObject({ status: 'failed', nextAttemptOn: null });
    const mails = (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Your payment of $500.00'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Please pay it or change your payment method.');
  });

  it('charges an amendment to the saved card, which the client sees before signing', async () => {
    const { proposalId, client: before } = await accepted();
    const { id, client } = await sendAmendment(platform, person, proposalId, [lineOf({ price: 60_000 })], { needsMethod: true });
    expect(await clientOf(client.token).read()).toMatchObject({ neededMethod: 'saved', method: 'Visa ending in 4242' });
    expect((await client.sign()).status).toBe(201);
    await settled();
    // $600, less the credit for the whole month that was paid on the same day.
    expect(await readBilling(person, id)).toMatchObject({
      method: { label: 'Visa ending in 4242' },
      payments: [{ amount: 10_000, status: 'paid', method: 'Visa ending in 4242' }],
    });
    // The client changes it with the link of the first proposal.
    stripe.account.card = { ...stripe.account.card, last4: '1881' };
    await stripe.choose((await before.open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await readBilling(person, id)).method?.label).toBe('Visa ending in 1881');
  });

  it('saves two cards at once that a client enters through two links of an engagement', async () => {
    const { proposalId, client: first } = await accepted();
    const { id, client } = await sendAmendment(platform, person, proposalId);
    expect((await client.sign()).status).toBe(201);
    const links = [first, clientOf(client.token)];
    stripe.holdsEvents = true;
    for (const cards of [
      ['1881', '0005'],
      ['1117', '0077'],
      ['3222', '9424'],
    ]) {
      for (const [at, link] of links.entries()) {
        stripe.account.card = { ...stripe.account.card, last4: cards[at] ?? '' };
        await stripe.choose((await link.open({ kind: 'method' })).url, 'pay');
      }
      const shown = await Promise.all(links.map((link) => link.comeBack()));
      expect(shown).toMatchObject(links.map(() => ({ canSaveMethod: true })));
      const saved = [await readBilling(person, proposalId), await readBilling(person, id)].map(({ method }) => method?.label);
      expect(cards.map((card) => `Visa ending in ${card}`)).toContain(saved[0]);
      expect(saved[1]).toBe(saved[0]);
    }
  });

  it('charges a card that the client saves in a pause only after the pause', async () => {
    const { proposalId, client, billing } = await accepted('pay', ['insufficient_funds']);
    await person.send(`${path}/proposals/${proposalId}/billing/pause`, { method: 'POST', body: {} });
    stripe.account.card = { ...stripe.account.card, last4: '1881' };
    await stripe.choose((await client.open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'failed', attempts: 1 }]);
    await person.send(`${path}/proposals/${proposalId}/billing/resumption`, { method: 'POST', body: { missed: 'skip' } });
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'paid', attempts: 2, method: 'Visa ending in 1881' }]);
  });

  it('retries a payment of a paused billing once the billing has ended', async () => {
    const { proposalId, billing } = await accepted('pay', ['insufficient_funds']);
    await person.send(`${path}/proposals/${proposalId}/billing/pause`, { method: 'POST', body: {} });
    await inDays(10);
    await person.send(`${path}/proposals/${proposalId}/billing/end`, { body: { on: '2027-02-27', isProrated: false } });
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'paid', attempts: 2 }]);
  });

  it('does not retry while the billing is paused, unless the firm asks, and retries when it is resumed', async () => {
    const billingOf = async (proposalId: string, rest: string, body: object = {}) =>
      (await person.send(`${path}/proposals/${proposalId}/billing/${rest}`, { method: 'POST', body })).body;
    const held = await accepted('pay', ['insufficient_funds']);
    const requested = await accepted('pay', ['insufficient_funds']);
    for (const { proposalId } of [held, requested]) await billingOf(proposalId, 'pause');
    await inDays(10);
    expect((await held.billing()).payments).toMatchObject([{ status: 'failed', attempts: 1, nextAttemptOn: null }]);
    expect(await held.client.read()).toMatchObject({ pausedOn: '2027-02-01', next: null, payments: [{ nextAttemptOn: null }] });
    const retry = async () => act(`${(await requested.billing()).payments[0]?.id}/attempts`);
    stripe.account.declines = ['insufficient_funds'];
    await retry();
    await settled();
    // Nobody promises a day on which the pause may still go on.
    const mails = (await mailsTo(platform, `${requested.email}\r\n`)).filter((one) => one.includes('Your payment of $500.00'));
    expect(mails.map((one) => one.includes('We will try again on'))).toEqual([true, false]);
    await retry();
    await settled();
    expect((await requested.billing()).payments).toMatchObject([{ status: 'paid', attempts: 3 }]);
    // February 28 and March 31 pass.
    await inDays(65);
    expect(stripe.account.charged()).toHaveLength(1);
    await billingOf(held.proposalId, 'resumption', { missed: 'skip' });
    await settled();
    expect((await held.billing()).payments).toMatchObject([{ dueOn: '2027-01-31', status: 'paid', attempts: 2 }]);
    expect(stripe.account.charged()).toHaveLength(2);
    expect(await held.client.read()).toMatchObject({ pausedOn: null, next: { on: '2027-04-30', amount: 50_000 } });
  });

  it('notifies the client once, 30 days before its card expires, and not when nothing is charged afterwards', async () => {
    stripe.account.card = { ...stripe.account.card, exp_year: 2027, exp_month: 3 };
    const credited = await accepted('pay', ['insufficient_funds'], 'Cedar Clinic');
    const [warned, ended] = [await accepted(), await accepted()];
    await act(`${(await credited.billing()).payments[0]?.id}/receipt`, { on: '2027-01-31', amount: 170_000 });
    const end = { on: '2027-03-30', isProrated: false };
    await person.send(`${path}/proposals/${ended.proposalId}/billing/end`, { body: end });
    const mails = async ({ email }: { email: string }) =>
      (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Your card expires'));
    await inDays(28);
    expect(await mails(warned)).toEqual([]);
    // March 1, 2027, is 30 days before March 31; at nine in New York it is 14:00 in UTC.
    await inDays(29);
    const [mail = ''] = await mails(warned);
    expect(mail).toContain('It can be charged until Mar 31, 2027. The next payment after that is $500.00 on Apr 30, 2027.');
    // $1,200 of credit pays February 28, March 31, and a part of April 30.
    expect((await mails(credited))[0]).toContain('The next payment after that is $300.00 on Apr 30, 2027.');
    const { expiring } = (await person.send(`${path}/payments`)).body;
    const warnedOn = '2027-03-01';
    expect(expiring).toMatchObject([credited, warned].map(({ proposalId }) => ({ proposalId, warnedOn })));
    expect(await warned.client.read()).toMatchObject({ method: 'Visa ending in 4242', methodExpires: '2027-03' });
    // The payments of March 31 come due.
    await inDays(60);
    expect([(await mails(warned)).length, (await mails(ended)).length]).toEqual([1, 0]);
  });

  it('notifies the client again when the card that replaces an expiring one expires', async () => {
    stripe.account.card = { ...stripe.account.card, exp_year: 2027, exp_month: 3 };
    const { client, email, proposalId } = await accepted();
    const [method] = stripe.account.list('payment_method');
    const mails = async () => (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Your card expires'));
    await inDays(29);
    expect(await mails()).toHaveLength(1);
    // The bank renews it until May 31; May 1 is day 90.
    stripe.account.renewCard(method?.id ?? '', 2027, 5);
    await settled();
    await inDays(89);
    expect(await mails()).toHaveLength(1);
    await inDays(90);
    expect(await mails()).toHaveLength(2);
    // The client enters another one, until July 31; July 1 is day 151.
    stripe.account.card = { ...stripe.account.card, last4: '1881', exp_month: 7 };
    await stripe.choose((await client.open({ kind: 'method' })).url, 'pay');
    await settled();
    await inDays(150);
    expect(await mails()).toHaveLength(2);
    await inDays(151);
    expect((await mails()).at(-1)).toContain('Visa ending in 1881 pays for');
    await person.send(`${path}/proposals/${proposalId}/billing/end`, { body: { on: '2027-07-01', isProrated: false } });
  });

  it.each([
    ['Stripe makes the charge', 'POST /v1/payment_intents'],
    ['Stripe confirms it', '/confirm'],
  ])('charges once when %s and its responses never arrive', async (_, at) => {
    stripe.holdsEvents = true;
    const payer = await withMethod();
    stripe.faults.push({ at, times: 3, isAccepted: true, answer: 'break' });
    expect((await payer.visitor.sign()).status).toBe(201);
    for (let hour = 0; hour < 4; hour++) {
      await settled();
      platform.time.now += 3_600_000;
    }
    expect((await payer.client.read()).payments).toMatchObject([{ status: 'paid' }]);
    expect(stripe.account.charged()).toHaveLength(1);
  });

  it('does not retry a card for a payment that the firm has received in the meantime', async () => {
    const { billing } = await accepted('pay', ['insufficient_funds']);
    const [failed] = (await billing()).payments;
    expect(failed).toMatchObject({ status: 'failed', nextAttemptOn: '2027-02-03' });
    expect((await act(`${failed?.id}/receipt`, { on: '2027-01-31' })).status).toBe(200);
    await inDays(3);
    expect((await billing()).payments.at(-1)).toMatchObject({ status: 'paid', isPaidTwice: false });
    expect(stripe.account.charged()).toEqual([]);
  });

  it('limits a link to thirty requests to Stripe at once, then one every 30 seconds', async () => {
    const { token, payment } = await acceptNew(platform, person);
    const { open, comeBack } = clientOf(token);
    const ask = () => open({ kind: 'payment', paymentId: payment.id });
    for (let count = 0; count < 29; count++) expect((await ask()).state).toBe('open');
    expect(await comeBack()).toMatchObject({ provider: 'stripe' });
    expect(await ask()).toMatchObject({ code: 'throttled', message: expect.stringContaining('Try again in 30 s.') });
    expect(await comeBack()).toMatchObject({ code: 'throttled' });
    platform.time.now += 30_000;
    expect((await ask()).state).toBe('open');
  });

  it('accepts a signature while Stripe is down, and collects when it is back', async () => {
    const payer = await withMethod();
    await stripe.goDown();
    expect((await payer.visitor.sign()).status).toBe(201);
    await settled();
    await stripe.comeUp();
    await inDays(1);
    expect((await payer.client.read()).payments).toMatchObject([{ status: 'paid' }]);
  });

  it('lets a client continue without a method while Stripe is down, and says what to do about a payment', async () => {
    const sent = await sendNew(person, { needsMethod: true });
    const email = sent.sent?.recipients[0]?.email ?? '';
    const mail = (await mailsTo(platform, `${email}\r\n`)).at(-1) ?? '';
    const token = /[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    await stripe.goDown();
    const client = clientOf(token);
    expect(await client.open({ kind: 'method' })).toMatchObject({ state: 'later', why: expect.stringContaining('later') });
    expect((await visitor(platform, token).sign()).status).toBe(201);
    const [payment] = (await client.read()).payments;
    const opened = await client.open({ kind: 'payment', paymentId: payment?.id ?? '' });
    await stripe.comeUp();
    expect(opened).toMatchObject({ state: 'later', why: expect.stringContaining('Try again') });
    expect((await client.open({ kind: 'payment', paymentId: payment?.id ?? '' })).state).toBe('open');
  });

  it('closes the open payment page before it charges the card, so that nothing is paid twice', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    const page = await client.open({ kind: 'payment', paymentId: payment.id });
    expect((await act(`${payment.id}/receipt`, { on: '2027-01-31' })).status).toBe(409);
    await stripe.choose((await client.open({ kind: 'method' })).url, 'pay');
    await settled();
    expect((await act(`${payment.id}/attempts`)).status).toBe(200);
    await settled();
    expect((await readBilling(person, proposalId)).payments).toMatchObject([{ status: 'paid', isPaidTwice: false }]);
    // The page was closed before the card was charged.
    await stripe.choose(page.url, 'pay');
    await settled();
    expect(stripe.account.charged()).toHaveLength(1);
  });

  it('charges no card while the payment page cannot be closed, because the key cannot be read', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    await client.open({ kind: 'payment', paymentId: payment.id });
    await stripe.choose((await client.open({ kind: 'method' })).url, 'pay');
    await settled();
    const { rows } = await platform.pool.query('select secret_key from payments.accounts where company_id = $1', [companyId]);
    const writeKey = (key: string) =>
      platform.pool.query('update payments.accounts set secret_key = $2 where company_id = $1', [companyId, key]);
    await writeKey('sealed by another key');
    expect((await act(`${payment.id}/attempts`)).status).toBe(200);
    await settled();
    expect((await readBilling(person, proposalId)).payments).toMatchObject([{ status: 'due' }]);
    const pages = () => stripe.account.list('checkout.session').filter(({ mode }) => mode === 'payment');
    expect(pages()).toMatchObject([{ status: 'open' }]);
    await writeKey(rows[0].secret_key);
    await inDays(1);
    expect((await readBilling(person, proposalId)).payments).toMatchObject([{ status: 'paid', isPaidTwice: false }]);
    expect(pages()).toMatchObject([{ status: 'expired' }]);
    expect(stripe.account.charged()).toHaveLength(1);
  });

  it('asks on the page for what is left of a payment after its billing has ended, and closes the earlier page', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    const before = await client.open({ kind: 'payment', paymentId: payment.id });
    // 14 of the 28 days from January 31 on.
    const body = { on: '2027-02-13', isProrated: true };
    expect((await person.send(`${path}/proposals/${proposalId}/billing/end`, { body })).status).toBe(200);
    const after = await client.open({ kind: 'payment', paymentId: payment.id });
    expect(after.url).not.toBe(before.url);
    await stripe.choose(before.url, 'pay');
    await stripe.choose(after.url, 'pay');
    await settled();
    expect(stripe.account.charged()).toMatchObject([{ amount: 25_000 }]);
    expect((await readBilling(person, proposalId)).payments).toMatchObject([
      { status: 'paid', amount: 25_000, collected: 25_000 },
    ]);
  });

  it('asks on the page for what a transfer left open, and refunds through Stripe no more than that', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    expect((await act(`${payment.id}/receipt`, { on: '2027-01-31', amount: 30_000 })).status).toBe(200);
    await stripe.choose((await clientOf(token).open({ kind: 'payment', paymentId: payment.id })).url, 'pay');
    await settled();
    // $500.00 less the $300.00 of the transfer.
    expect(stripe.account.charged()).toMatchObject([{ amount: 20_000 }]);
    expect((await readBilling(person, proposalId)).payments).toMatchObject([
      { status: 'paid', open: 0, collected: 50_000, isPaidTwice: false, transfers: [{ amount: 30_000 }] },
    ]);
    const refund = (amount: number) => act(`${payment.id}/refunds`, { amount, reason: 'Wrong client' });
    expect(await refund(20_001)).toMatchObject({ status: 400, answer: { message: expect.stringContaining('$200.00') } });
    expect((await refund(20_000)).answer).toMatchObject({ refunds: [{ status: 'pending' }] });
    await settled();
    expect((await refund(30_001)).status).toBe(400);
    // Nothing is left at Stripe: the firm pays the transfer back itself.
    expect((await refund(30_000)).answer).toMatchObject({ refunded: 50_000, refunds: [{ status: 'done' }, { status: 'done' }] });
  });

  it('shows a refund that is due when the client pays more on the page than is left of the payment', async () => {
    const { token, proposalId, payment } = await acceptNew(platform, person);
    const page = await clientOf(token).open({ kind: 'payment', paymentId: payment.id });
    const body = { on: '2027-02-13', isProrated: true };
    await person.send(`${path}/proposals/${proposalId}/billing/end`, { body });
    await stripe.choose(page.url, 'pay');
    await settled();
    const billing = await readBilling(person, proposalId);
    expect(billing.payments).toMatchObject([{ status: 'paid', amount: 25_000, collected: 50_000, isPaidTwice: false }]);
    expect(billing.refundsDue).toMatchObject([{ paymentId: payment.id, amount: 25_000 }]);
    expect((await act(`${payment.id}/refunds`, { amount: 25_000, reason: 'Ended' })).status).toBe(200);
    await settled();
    expect((await readBilling(person, proposalId)).refundsDue).toEqual([]);
  });

  it('refunds money through Stripe, and recognizes refunds and disputes at Stripe', async () => {
    const { billing } = await accepted();
    const [payment] = (await billing()).payments;
    const { answer } = await act(`${payment?.id}/refunds`, { amount: 20_000, reason: 'Discount' });
    expect(answer.refunds).toMatchObject([{ status: 'pending', amount: 20_000 }]);
    await settled();
    expect((await billing()).payments[0]).toMatchObject({ refunded: 20_000, refunds: [{ status: 'done' }] });
    const intent = theIntent();
    stripe.account.refund(intent.id, 5_000);
    await settled();
    expect((await billing()).payments[0]).toMatchObject({ refunded: 25_000 });
    stripe.account.dispute(intent.id);
    await settled();
    expect((await billing()).payments[0]).toMatchObject({ isDisputed: true });
    const { body } = await person.send('/events/v1/notifications');
    expect(body.notifications.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(['payment.disputed']));
  });

  /** Returns an event of the account with another object. */
  const forged = (type: string, object: object) => ({
    ...(stripe.account.events.at(-1) as NonNullable<(typeof stripe.account.events)[number]>),
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    type,
    data: { object },
  });

  it('is not paid by an event with another amount, currency or customer: it shows the mismatch and asks Stripe', async () => {
    const { billing } = await accepted('bank');
    stripe.holdsEvents = true;
    const intent = theIntent();
    const succeeded = { ...intent, status: 'succeeded', latest_charge: null };
    const misfits = [
      [
        { amount: 1, amount_received: 1, currency: 'jpy' },
        { amount: 1, currency: 'JPY' },
      ],
      [{ amount_received: 49_999 }, { amount: 49_999, currency: 'USD' }],
      [
        { amount_received: 50_000, currency: 'cad' },
        { amount: 50_000, currency: 'CAD' },
      ],
      [
        { amount_received: 50_000, customer: 'cus_of_somebody_else' },
        { amount: null, currency: null },
      ],
    ] as const;
    for (const [of, shown] of misfits) {
      expect(await stripe.send(forged('payment_intent.succeeded', { ...succeeded, ...of }))).toBe(204);
      await settled();
      expect((await billing()).payments).toMatchObject([
        { status: 'processing', mismatch: { of: 'payment', ...shown, expectedAmount: 50_000, expectedCurrency: 'USD' } },
      ]);
    }
    // Stripe's own response settles it.
    stripe.account.settle(intent.id);
    expect(await stripe.send(forged('payment_intent.succeeded', { ...succeeded, ...misfits[0][0] }))).toBe(204);
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'paid', mismatch: { amount: 1, currency: 'JPY' } }]);
  });

  it('is not paid by an event from another mode of Stripe, and says what to do', async () => {
    const { billing } = await accepted('bank');
    stripe.holdsEvents = true;
    const paid = { ...theIntent(), status: 'succeeded', amount_received: 50_000, latest_charge: null };
    const event = { ...forged('payment_intent.succeeded', paid), livemode: true };
    expect(await stripe.send(event)).toBe(204);
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'processing', mismatch: null }]);
    const { body } = await person.send(`${path}/settings`);
    expect(body.stripe.problem).toContain('Enter the signing secret of the test mode.');
  });

  it('is not paid by an event of another connected account, and says what to do', async () => {
    const { billing } = await accepted('bank');
    stripe.holdsEvents = true;
    const paid = { ...theIntent(), status: 'succeeded', amount_received: 50_000, latest_charge: null };
    const of = (account: string) => stripe.send({ ...forged('payment_intent.succeeded', paid), account });
    expect(await of('acct_of_somebody_else')).toBe(204);
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'processing', mismatch: null }]);
    const { body } = await person.send(`${path}/settings`);
    expect(body.stripe.problem).toContain('events of another account');
    expect(await of('acct_of_the_firm')).toBe(204);
    await settled();
    expect((await billing()).payments).toMatchObject([{ status: 'paid' }]);
  });

  it('accepts no refund or dispute beyond the charge, and shows it as a mismatch', async () => {
    const { billing } = await accepted();
    stripe.holdsEvents = true;
    const [charge] = stripe.account.list('charge');
    const shown = async () => (await billing()).payments[0];
    for (const part of [{ amount_refunded: 99_999_999 }, { amount: 99_999_999 }, { amount_refunded: 100, currency: 'jpy' }]) {
      expect(await stripe.send(forged('charge.refunded', { ...charge, ...part }))).toBe(204);
      await settled();
      expect(await shown()).toMatchObject({ status: 'paid', refunded: 0, mismatch: { of: 'refund' } });
    }
    const dispute = { id: 'du_1', payment_intent: charge?.payment_intent, status: 'lost', currency: 'usd', amount: 99_999_999 };
    await stripe.send(forged('charge.dispute.closed', dispute));
    expect(await shown()).toMatchObject({ refunded: 0, isDisputed: false, mismatch: { of: 'dispute', amount: 99_999_999 } });
    // A dispute over a part takes only that part.
    await stripe.send(forged('charge.dispute.closed', { ...dispute, amount: 20_000 }));
    expect(await shown()).toMatchObject({ refunded: 20_000 });
  });

  it('accepts no report of a refund with another amount or charge', async () => {
    const { billing } = await accepted();
    const [payment] = (await billing()).payments;
    stripe.holdsEvents = true;
    stripe.account.holdsRefunds = true;
    const { answer } = await act(`${payment?.id}/refunds`, { amount: 20_000, reason: 'Discount' });
    await settled();
    const [refund] = stripe.account.list('refund');
    for (const part of [{ amount: 1 }, { currency: 'jpy' }, { payment_intent: 'pi_of_somebody_else' }]) {
      await stripe.send(forged('refund.updated', { ...refund, status: 'succeeded', ...part }));
      await settled();
      const [now] = (await billing()).payments;
      expect(now).toMatchObject({ refunds: [{ id: answer.refunds[0]?.id, status: 'pending' }], mismatch: { of: 'refund' } });
    }
    stripe.account.settleRefund(refund?.id ?? '', 'succeeded');
    await stripe.send(forged('refund.updated', { ...refund, status: 'succeeded' }));
    expect((await billing()).payments[0]?.refunds).toMatchObject([{ status: 'done' }]);
  });

  it('shows the firm when its key no longer works', async () => {
    const payer = await withMethod();
    stripe.faults.push({ at: 'POST /v1/payment_intents', times: 1, answer: 403 });
    await payer.visitor.sign();
    await settled();
    const { body } = await person.send(`${path}/settings`);
    expect(body.stripe.problem).not.toBeNull();
    expect((await payer.client.read()).payments).toMatchObject([{ status: 'failed' }]);
  });

  it('closes the pages of another Stripe account once, says so, and gives the client a page of the new one', async () => {
    const { token, payment } = await acceptNew(platform, person);
    const client = clientOf(token);
    const page = () => client.open({ kind: 'payment', paymentId: payment.id });
    const old = await page();
    const oldSession = stripe.account.list('checkout.session')[0]?.id ?? '';
    // From here on, the same address serves an account without objects.
    stripe.reset();
    stripe.now = () => platform.time.now;
    /** Enters the key, which also reads everything that is in progress, as each night does. */
    async function connect() {
      const { version } = (await person.send(`${path}/settings`)).body;
      const key = { version, secretKey: stripe.secretKey };
      const { body } = await person.send(`${path}/settings/stripe`, { method: 'PUT', body: key });
      expect(body.stripe.problem).toBeNull();
      await settled();
    }
    await connect();
    const problem = async () => (await person.send(`${path}/settings`)).body.stripe.problem;
    expect(await problem()).toContain(
      'Payments were started with the key of another Stripe account or mode. Their pages are closed here',
    );
    expect(stripe.requests).toContain(`GET /v1/checkout/sessions/${oldSession}`);
    stripe.requests.length = 0;
    const opened = await page();
    expect(opened).toMatchObject({ state: 'open' });
    expect(opened.url).not.toBe(old.url);
    // A page of the new account says nothing of the old one's.
    expect(await problem()).toContain('another Stripe account');
    await connect();
    expect(stripe.requests).toContain(`GET /v1/checkout/sessions/${stripe.account.list('checkout.session')[0]?.id}`);
    expect(stripe.requests).not.toContain(`GET /v1/checkout/sessions/${oldSession}`);
  });

  it('lets the firm mark a payment as received whose page belongs to another Stripe account', async () => {
    const { token, payment } = await acceptNew(platform, person);
    await clientOf(token).open({ kind: 'payment', paymentId: payment.id });
    stripe.reset();
    stripe.now = () => platform.time.now;
    expect((await act(`${payment.id}/receipt`, { on: '2027-01-31' })).status).toBe(409);
    const { version } = (await person.send(`${path}/settings`)).body;
    await person.send(`${path}/settings/stripe`, { method: 'PUT', body: { version, secretKey: stripe.secretKey } });
    await settled();
    expect((await act(`${payment.id}/receipt`, { on: '2027-01-31' })).answer).toMatchObject({ status: 'paid' });
  });

  it('lists cards that expire soon, and follows one that its bank renews', async () => {
    stripe.account.card = { ...stripe.account.card, exp_year: 2027, exp_month: 3 };
    const { billing, proposalId } = await accepted();
    const expiring = async () =>
      (await person.send(`${path}/payments`)).body.expiring.filter(
        (one: { proposalId: string }) => one.proposalId === proposalId,
      );
    expect(await expiring()).toMatchObject([{ method: { expires: '2027-03' } }]);
    const [method] = stripe.account.list('payment_method');
    stripe.account.renewCard(method?.id ?? '', 2031, 3);
    await settled();
    expect((await billing()).method).toMatchObject({ expires: '2031-03' });
    expect(await expiring()).toEqual([]);
  });

  it('keeps its keys when another administrator replaces them without having seen the current ones', async () => {
    const { body: current } = await person.send(`${path}/settings`);
    const body = { version: current.version - 1, eventSecret: 'whsec_other' };
    const refused = await person.send(`${path}/settings/stripe`, { method: 'PUT', body });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await person.send(`${path}/settings`)).body).toEqual(current);
  });

  it('records who connected it, stores its secrets sealed, and is only disconnected when nothing is in progress', async () => {
    const body = { version: 0, secretKey: 'sk_test_wrong' };
    const refused = await person.send(`${path}/settings/stripe`, { method: 'PUT', body });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
    const { rows } = await platform.pool.query('SELECT * FROM payments.accounts');
    expect(JSON.stringify(rows)).not.toContain(stripe.secretKey);
    await accepted('bank');
    const disconnect = () => person.send(`${path}/settings/stripe`, { method: 'DELETE' });
    expect((await disconnect()).status).toBe(409);
    for (const intent of stripe.account.list('payment_intent')) stripe.account.settle(intent.id);
    await settled();
    await platform.pool.query(`DELETE FROM payments.payments WHERE status = 'processing'`);
    expect((await disconnect()).body).toMatchObject({ provider: 'manual', stripe: null });
    const { body: audit } = await person.send('/access/v1/audit?limit=50');
    expect(audit.entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['stripe.connected', 'stripe.disconnected']),
    );
    expect(demoCompanies.harborlineAccounting.id).toBe(rows[0].company_id);
  });
});
