import { demoPeople } from '@services/identity/demo/demo-people';
import { lineOf, visitor } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Payment } from './contract/billing';
import type { PublicBilling } from './contract/public';
import type { ClientCredit } from './contract/transfers';
import { acceptNew, readBilling } from './fixture-payments';

const path = '/payments/v1';

onOneDatabase('payments by transfer', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  const start = Date.parse('2027-01-31T15:00:00Z');
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  beforeEach(async () => {
    platform.time.now = start;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  /** Accepts $500 a month for a client of its own, from today. */
  const accept = (client: string = crypto.randomUUID()) =>
    acceptNew(
      platform,
      person,
      { options: [{ id: crypto.randomUUID(), name: 'Services', description: '', lines: [lineOf()] }] },
      client,
    );
  const send = async <Body = Payment>(on: string, body: object = {}, method = 'POST') => {
    const response = await person.send(`${path}/${on}`, method === 'DELETE' ? { method } : { method, body });
    return { status: response.status, body: response.body as Body };
  };
  const receive = (payment: Payment, amount?: number, on = '2027-01-31') =>
    send(`payments/${payment.id}/receipt`, { on, ...(amount !== undefined && { amount }) });
  const creditsOf = async (proposalId: string): Promise<ClientCredit[]> => {
    const { credits } = (await person.send(`${path}/credits`)).body as { credits: ClientCredit[] };
    return credits.filter((credit) => credit.proposalId === proposalId);
  };
  const newestOf = async (proposalId: string) => (await readBilling(person, proposalId)).payments[0];
  const undoNewest = async (proposalId: string) => {
    const [newest] = (await newestOf(proposalId))?.transfers ?? [];
    expect((await send(`transfers/${newest?.id}`, {}, 'DELETE')).status).toBe(204);
  };
  const inDays = async (days: number) => {
    platform.time.now = start + days * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    await platform.settled();
  };

  it('leave the rest due, until several of them cover it', async () => {
    const { payment, proposalId, token } = await accept();
    expect(payment).toMatchObject({ amount: 50_000, open: 50_000, transfers: [] });
    expect((await receive(payment, 20_000, '2027-01-30')).body).toMatchObject({
      status: 'due',
      open: 30_000,
      collected: 20_000,
      paidOn: null,
      transfers: [{ on: '2027-01-30', amount: 20_000, total: 20_000, isFromStatement: false, by: 'Olivia Hart' }],
    });
    const page = (await (await visitor(platform, token).browser.send(`${path}/public/${token}`)).json()) as PublicBilling;
    expect(page.payments).toMatchObject([{ amount: 50_000, open: 30_000, status: 'due', reference: payment.reference }]);
    expect((await receive(payment, 30_000)).body).toMatchObject({ status: 'paid', open: 0, paidOn: '2027-01-31' });
    expect((await receive(payment)).status).toBe(409);
    await undoNewest(proposalId);
    expect(await newestOf(proposalId)).toMatchObject({
      ...{ status: 'due', open: 30_000, collected: 20_000, paidOn: null, receivedOn: '2027-01-30' },
      transfers: [{ amount: 20_000 }],
    });
    expect(await creditsOf(proposalId)).toEqual([]);
  });

  it('have a reference with check digits that no other charge of the firm has', async () => {
    const [first, second] = [await accept(), await accept()];
    await inDays(28);
    const all = [
      ...(await readBilling(person, first.proposalId)).payments,
      ...(await readBilling(person, second.proposalId)).payments,
    ];
    const references = all.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(4);
    for (const reference of references) {
      // ISO 7064: moved behind the rest, R = 27 and F = 15, the remainder by 97 is 1.
      expect(BigInt(`${reference.slice(4)}2715${reference.slice(2, 4)}`) % 97n).toBe(1n);
    }
  });

  it('become a credit where they exceed the charge, which pays the next one', async () => {
    const { payment, proposalId } = await accept();
    await receive(payment, 120_000);
    expect(await creditsOf(proposalId)).toMatchObject([{ total: 120_000, left: 70_000, paidBack: 0 }]);
    expect(await readBilling(person, proposalId)).toMatchObject({ clientCredit: 70_000, creditLeft: 0 });
    await inDays(28);
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({
      dueOn: '2027-02-28',
      status: 'paid',
      open: 0,
      transfers: [{ amount: 50_000, total: 120_000 }],
    });
    await inDays(59);
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({ status: 'due', open: 30_000, collected: 20_000 });
    expect(await creditsOf(proposalId)).toEqual([]);
  });

  it('pay another proposal of the same client with the credit when somebody applies it', async () => {
    const client = crypto.randomUUID();
    const [first, second, other] = [await accept(client), await accept(client), await accept()];
    await receive(first.payment, 60_000);
    expect((await send(`payments/${other.payment.id}/credit`)).status).toBe(409);
    expect(await newestOf(second.proposalId)).toMatchObject({ clientCredit: 10_000 });
    expect(await newestOf(other.proposalId)).toMatchObject({ clientCredit: 0 });
    expect((await send(`payments/${second.payment.id}/credit`)).body).toMatchObject({ status: 'due', open: 40_000 });
    expect(await creditsOf(first.proposalId)).toEqual([]);
    // One transfer paid both, so both are open again.
    await undoNewest(first.proposalId);
    expect(await newestOf(first.proposalId)).toMatchObject({ open: 50_000, clientCredit: 0 });
    expect((await readBilling(person, second.proposalId)).payments[0]).toMatchObject({ open: 50_000, status: 'due' });
  });

  it('are paid back as far as something is left, and stay as they are then', async () => {
    const { payment, proposalId } = await accept();
    await receive(payment, 60_000);
    const [credit] = await creditsOf(proposalId);
    const payBack = (amount: number) =>
      send<ClientCredit>(`transfers/${credit?.id}/paybacks`, { amount, reason: 'Asked for it' });
    expect((await payBack(10_001)).status).toBe(409);
    expect((await payBack(4_000)).body).toMatchObject({ paidBack: 4_000, left: 6_000 });
    expect((await payBack(6_000)).body).toMatchObject({ paidBack: 10_000, left: 0 });
    expect((await send(`transfers/${credit?.id}`, {}, 'DELETE')).status).toBe(409);
    await inDays(28);
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({ status: 'due', open: 50_000 });
  });

  it('become a credit when the end of the billing reduces what they paid', async () => {
    const { payment, proposalId } = await accept();
    await receive(payment, 40_000);
    // Of 28 days, January 31 to February 27, 14 remain: $250.00.
    await send(`proposals/${proposalId}/billing/end`, { on: '2027-02-13', isProrated: true });
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({
      status: 'paid',
      amount: 25_000,
      collected: 25_000,
    });
    expect(await creditsOf(proposalId)).toMatchObject([{ left: 15_000 }]);
  });

  it('stay when the rest is waived', async () => {
    const { payment } = await accept();
    await receive(payment, 49_000);
    expect((await send(`payments/${payment.id}/cancellation`, { note: 'Bank fee' })).body).toMatchObject({
      status: 'cancelled',
      open: 0,
      collected: 49_000,
      isPaidTwice: false,
    });
  });

  it('are confirmed to the client by one mail each', async () => {
    const { payment, email } = await accept();
    await receive(payment, 60_000);
    await platform.settled();
    const mails = (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Subject: Receipt'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('We received your payment of $600.00 on Jan 31, 2027.');
    expect(mails[0]).toContain('$100.00 is your credit.');
  });

  it('are asked for with the reference in the mail', async () => {
    const { payment, email } = await accept();
    await platform.settled();
    const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).filter((one) => one.includes('is due on'));
    expect(mail).toContain(payment.reference.slice(0, 4));
    expect(mail).toContain('Write this reference on a bank transfer');
  });
});
