import { demoPeople } from '@services/identity/demo/demo-people';
import { ConnectionType } from '@services/ledger/contract/firms';
import { sendWithMethod } from '@services/payments/fixture-payments';
import { openConnectable, syncAgain } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { openStripeServer, type StripeServer } from '@suite/testing/providers/stripe-server';
import { later, readInvoices, switchOn } from './fixture-invoices';

const CLEARING = '5690f1e8-1d02-4893-90c2-ee1a69eff942';

onOneDatabase('payments through Stripe in the ledger', (kind) => {
  let server: ProviderServer;
  let stripe: StripeServer;
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    [server, stripe] = [await openProviderServer(), await openStripeServer()];
    const opened = await openConnectable(kind, server, {
      stripeHost: stripe.address,
      deployment: { environment: 'local', domain: 'localhost', port: 3000 },
    });
    platform = opened.platform;
    person = await demoPerson(platform, demoPeople.noah).signIn();
    const { version } = (await person.send('/payments/v1/settings')).body;
    const body = { version, secretKey: stripe.secretKey };
    expect((await person.send('/payments/v1/settings/stripe', { method: 'PUT', body })).status).toBe(200);
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
    await stripe.close();
  });

  const pay = async () => {
    const { visitor } = await sendWithMethod(platform, stripe, person);
    expect((await visitor.sign()).status).toBe(201);
    await platform.settled();
  };
  const newest = async () => (await readInvoices(person)).invoices.sort((a, b) => b.number - a.number)[0];
  const posted = () => server.xero.ledger.payments.filter(({ reference }) => reference?.startsWith('Stripe'));

  it('are applied to their invoice once, and a refund after that says what to do', async () => {
    await switchOn(platform, person, { paymentAccountId: CLEARING });
    server.faults.push({ at: '/Payments', method: 'PUT', status: 0, times: 1, isAfter: true, isBroken: true });
    await pay();
    server.xero.books.forgetKeys();
    await later(platform, person);
    expect(await newest()).toMatchObject({
      ledger: { status: 'paid', settled: 50_000 },
      payments: [{ state: 'written', amount: 50_000 }],
    });
    expect(posted()).toMatchObject([{ amount: 500 }]);
    expect(server.xero.books.created.Payments).toBe(1);
    const paid = await newest();
    const refund = { amount: 12_300, reason: 'Goodwill' };
    expect((await person.send(`/payments/v1/payments/${paid?.paymentId}/refunds`, { body: refund })).status).toBe(200);
    await platform.settled();
    expect(await newest()).toMatchObject({ refunded: 12_300 });
    expect(posted()).toHaveLength(1);
  });

  it('wait until somebody approves a draft', async () => {
    await switchOn(platform, person, { paymentAccountId: CLEARING, isDraft: true });
    const before = posted().length;
    await pay();
    const invoice = await newest();
    expect(invoice).toMatchObject({ ledger: { status: 'draft' }, payments: [{ state: 'stopped', problem: 'draft' }] });
    platform.time.now += 3_600_000;
    await person.signIn();
    server.xero.ledger.invoice(invoice?.ledger?.number ?? '', { status: 'AUTHORISED' });
    await syncAgain(platform, person, ConnectionType.xero);
    expect(await newest()).toMatchObject({ ledger: { status: 'paid' }, payments: [{ state: 'written' }] });
    expect(posted()).toHaveLength(before + 1);
  });
});
