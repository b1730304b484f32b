import { demoPeople } from '@services/identity/demo/demo-people';
import type { Leakage } from '@services/proposals/contract/revenue';
import { lineOf, linkTo, newAddress, newRenewalBatch, sendNew, visitor } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Line } from '@suite/pricing/line';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Billing, Payment } from './contract/billing';
import type { PublicBilling } from './contract/public';
import { acceptAmendment, draftAmendment } from './fixture-amendments';
import { acceptNew, readBilling } from './fixture-payments';

const { olivia, noah } = demoPeople;
const path = '/payments/v1';

const offering = (...lines: Line[]) => ({
  options: [{ id: crypto.randomUUID(), name: 'Services', description: '', lines }],
});

onOneDatabase('a firm that collects by transfer', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  const start = Date.parse('2027-01-31T15:00:00Z');
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  beforeEach(async () => {
    platform.time.now = start;
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const act = async <Answer = Payment>(on: string, body: object = {}, method = 'POST') => {
    const { status, body: answer } = await person.send(`${path}/${on}`, { method, body });
    return { status, answer: answer as Answer };
  };
  const inDays = async (days: number) => {
    platform.time.now = start + days * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, olivia).signIn();
    await platform.settled();
  };
  const shownTo = async (token: string): Promise<PublicBilling> =>
    (await (await visitor(platform, token).browser.send(`${path}/public/${token}`)).json()) as PublicBilling;

  it('makes the first payment due with the acceptance, asks the client for it by mail, and shows the bank details', async () => {
    const { body: settings } = await person.send(`${path}/settings`);
    const details = 'Harborline Accounting\nIBAN DE02 1203 0000 0000 2020 51';
    await act('settings', { version: settings.version, bankDetails: details }, 'PUT');
    const { token, email, payment } = await acceptNew(platform, person, offering(lineOf({ taxRate: 8_000 })));
    expect(payment).toMatchObject({ status: 'due', dueOn: '2027-01-31', amount: 54_000, currency: 'USD' });
    await platform.settled();
    const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).filter((one) => one.includes('is due on'));
    expect(mail).toContain('A payment of $540.00 for ');
    expect(await shownTo(token)).toMatchObject({
      provider: 'manual',
      bankDetails: details,
      neededMethod: null,
      payments: [{ amount: 54_000, status: 'due' }],
      next: { on: '2027-02-28', amount: 54_000 },
    });
  });

  it('asks those who signed for a payment, not somebody who could have signed', async () => {
    const [ada, bo] = [newAddress(), newAddress()];
    const recipients = [
      { name: 'Ada Bay', email: ada, role: 'signer' as const },
      { name: 'Bo Bay', email: bo, role: 'signer' as const },
    ];
    await sendNew(person, { recipients });
    expect((await visitor(platform, await linkTo(platform, bo)).sign({ name: 'Bo Bay' })).body.state).toBe('accepted');
    await platform.settled();
    const countOf = async (to: string) =>
      (await mailsTo(platform, `${to}\r\n`)).filter((one) => one.includes('is due on')).length;
    expect([await countOf(ada), await countOf(bo)]).toEqual([0, 1]);
  });

  it('charges what falls on the 31st on the last day of shorter months, and makes up for days without a running platform', async () => {
    const { proposalId } = await acceptNew(platform, person, offering(lineOf()));
    await inDays(90);
    const { payments } = await readBilling(person, proposalId);
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(['2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31']);
  });

  it('marks a payment as received, undoes the mark, and waives a payment', async () => {
    const { payment, proposalId } = await acceptNew(platform, person);
    const future = await act(`payments/${payment.id}/receipt`, { on: '2027-02-01' });
    expect([future.status, future.answer]).toMatchObject([
      400,
      { message: 'Choose today or an earlier day: the money has come.' },
    ]);
    const { answer } = await act(`payments/${payment.id}/receipt`, { on: '2027-01-30', note: 'Check 12' });
    expect(answer).toMatchObject({ status: 'paid', paidOn: '2027-01-30', transfers: [{ note: 'Check 12' }], method: null });
    expect((await act(`payments/${payment.id}/receipt`, { on: '2027-01-30' })).status).toBe(409);
    expect((await act(`transfers/${answer.transfers[0]?.id}`, {}, 'DELETE')).status).toBe(204);
    expect((await readBilling(person, proposalId)).payments).toMatchObject([{ status: 'due', paidOn: null, transfers: [] }]);
    expect((await act(`payments/${payment.id}/cancellation`, { note: 'Goodwill' })).answer).toMatchObject({
      status: 'cancelled',
      note: 'Goodwill',
    });
    expect((await readBilling(person, proposalId)).payments).toHaveLength(1);
  });

  it('records refunds, up to the amount that was paid', async () => {
    const { payment } = await acceptNew(platform, person);
    expect((await act(`payments/${payment.id}/refunds`, { amount: 100, reason: 'Discount' })).status).toBe(409);
    await act(`payments/${payment.id}/receipt`, { on: '2027-01-31' });
    const { answer } = await act(`payments/${payment.id}/refunds`, { amount: 20_000, reason: 'Discount' });
    expect(answer).toMatchObject({
      refunded: 20_000,
      refunds: [{ amount: 20_000, reason: 'Discount', status: 'done', by: 'Olivia Hart' }],
    });
    expect((await act(`payments/${payment.id}/refunds`, { amount: 30_001, reason: 'Discount' })).status).toBe(400);
    expect((await act(`transfers/${answer.transfers[0]?.id}`, {}, 'DELETE')).status).toBe(409);
  });

  it('pauses charges, and then charges or skips what was missed', async () => {
    const [charged, skipped] = [await acceptNew(platform, person), await acceptNew(platform, person)];
    for (const { proposalId } of [charged, skipped]) await act(`proposals/${proposalId}/billing/pause`);
    await inDays(65);
    expect(await readBilling(person, charged.proposalId)).toMatchObject({
      status: 'paused',
      pausedOn: '2027-02-01',
      planned: [],
      missed: [{ on: '2027-02-28' }, { on: '2027-03-31' }],
    });
    const resumed = await act<Billing>(`proposals/${charged.proposalId}/billing/resumption`, { missed: 'charge' });
    expect(resumed.answer.payments.map(({ dueOn }) => dueOn)).toEqual(['2027-03-31', '2027-02-28', '2027-01-31']);
    const without = await act<Billing>(`proposals/${skipped.proposalId}/billing/resumption`, { missed: 'skip' });
    expect(without.answer).toMatchObject({ status: 'active', payments: [{ dueOn: '2027-01-31' }] });
    expect(without.answer.planned[0]?.on).toBe('2027-04-30');
  });

  it('ends by the day, and shows what was paid for later days', async () => {
    const { proposalId, payment } = await acceptNew(platform, person, offering(lineOf({ price: 28_000 })));
    await act(`payments/${payment.id}/receipt`, { on: '2027-01-31' });
    const end = (on: string) => act<Billing>(`proposals/${proposalId}/billing/end`, { on, isProrated: true });
    expect((await end('2027-01-30')).status).toBe(400);
    // Seven of the 28 days from January 31 to February 27.
    const preview = await person.send(`${path}/proposals/${proposalId}/billing/end?on=2027-02-06&isProrated=true`);
    expect(preview.body).toEqual({ planned: [], takenOff: 0, toRefund: 21_000 });
    const { answer } = await end('2027-02-06');
    expect(answer).toMatchObject({ status: 'ended', endsOn: '2027-02-06', planned: [], toRefund: 21_000 });
    await act(`payments/${payment.id}/refunds`, { amount: 21_000, reason: 'Ended' });
    expect((await readBilling(person, proposalId)).toRefund).toBe(0);
  });

  it('excludes days of a pause and after the end when it looks for missing invoices', async () => {
    const accept = async (currency: string) =>
      (await acceptNew(platform, person, { currency, ...offering(lineOf({ price: 28_000 })) })).proposalId;
    await act(`proposals/${await accept('GBP')}/billing/pause`);
    await act(`proposals/${await accept('CAD')}/billing/end`, { on: '2027-03-06', isProrated: true });
    await accept('AUD');
    await inDays(80);
    const { body } = await person.send('/proposals/v1/revenue/leakage?limit=200&sort=month&order=ascending');
    const accepted = (currency: string) =>
      (body.rows as Leakage[]).filter((row) => row.currency === currency).map(({ month, accepted }) => [month, accepted]);
    expect(accepted('AUD')).toEqual(['2027-01', '2027-02', '2027-03'].map((month) => [month, 28_000]));
    expect(accepted('GBP')).toEqual([['2027-01', 28_000]]);
    // Seven of the 31 days from February 28 on.
    expect(accepted('CAD')).toEqual([
      ['2027-01', 28_000],
      ['2027-02', 6_323],
    ]);
  });

  it('charges work on completion, once, after a deposit', async () => {
    const line = lineOf({ billing: 'completion', price: 100_000, depositRate: 3_000 });
    const { proposalId, payment } = await acceptNew(platform, person, offering(line));
    expect(payment).toMatchObject({ amount: 30_000, items: [{ kind: 'deposit' }] });
    const before = await readBilling(person, proposalId);
    expect(before.completions).toMatchObject([{ lineId: line.id, gross: 70_000 }]);
    await inDays(10);
    const complete = () => act<Billing>(`proposals/${proposalId}/billing/completions`, { lineId: line.id });
    const [first, second] = [await complete(), await complete()];
    expect(first.answer.completions).toEqual([]);
    expect(second.answer.payments.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2027-02-10', 70_000],
      ['2027-01-31', 30_000],
    ]);
  });

  it('continues with an amendment on the day it is accepted: no day and no one-time charge is charged twice', async () => {
    const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', price: 90_000 });
    const bookkeeping = lineOf({ price: 28_000 });
    const first = await acceptNew(platform, person, offering(bookkeeping, setUp));
    await act(`payments/${first.payment.id}/receipt`, { on: '2027-01-31' });
    await inDays(7);
    const copy = await draftAmendment(person, first.proposalId);
    expect(copy.draft?.options[0]?.lines.map(({ name }) => name)).toEqual(['Monthly bookkeeping']);
    const amendment = await acceptAmendment(platform, person, first.proposalId, [{ ...bookkeeping, price: 56_000 }]);
    expect(await readBilling(person, first.proposalId)).toMatchObject({
      status: 'ended',
      endsOn: '2027-02-06',
      toRefund: 0,
    });
    // 21 of the 28 days from January 31 on were paid: 21,000 of 28,000.
    expect((await readBilling(person, amendment.id)).payments).toMatchObject([{ dueOn: '2027-02-07', amount: 35_000 }]);
  });

  it('continues with a renewal on the days its services start', async () => {
    const payroll = lineOf({ name: 'Payroll', price: 10_000, startsOn: '2027-04-01' });
    const first = await acceptNew(platform, person, offering(lineOf({ price: 28_000 }), payroll));
    await inDays(360);
    const batch = await newRenewalBatch(platform, person, [first.proposalId]);
    await person.send(`/proposals/v1/batches/${batch.id}/start`, { body: { revision: batch.revision } });
    await platform.settled();
    const { body } = await person.send('/proposals/v1/proposals?sort=number&limit=1');
    const [renewal] = body.proposals;
    const sent = (await mailsTo(platform, `${first.email}\r\n`)).filter((one) => one.includes('sent you a proposal'));
    const tokens = sent.map((mail) => /[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '').filter((token) => token !== first.token);
    expect((await visitor(platform, tokens.at(-1) ?? '').sign()).status).toBe(201);
    const ended = await readBilling(person, first.proposalId);
    expect(ended).toMatchObject({ status: 'ended', endsOn: '2028-03-31', toRefund: 0 });
    expect(ended.planned.map(({ on, gross }) => [on, gross])).toEqual([
      ['2028-02-01', 10_000],
      ['2028-03-01', 10_000],
    ]);
    const billing = await readBilling(person, renewal.id);
    expect(billing.payments).toEqual([]);
    expect(billing.planned.slice(0, 4).map(({ on, gross }) => [on, gross])).toEqual([
      ['2028-01-31', 28_000],
      ['2028-02-29', 28_000],
      ['2028-03-31', 28_000],
      ['2028-04-01', 10_000],
    ]);
  });

  it('lists payments by what has to be done, with sums', async () => {
    const { payment } = await acceptNew(platform, person, { title: 'Findable engagement' });
    await inDays(1);
    const { body } = await person.send(`${path}/payments?view=late&find=findable&sort=amount`);
    expect(body).toMatchObject({ total: 1, payments: [{ id: payment.id, title: 'Findable engagement', status: 'due' }] });
    expect(body.counts.late.count).toBeGreaterThan(0);
    expect(body.counts.open.amounts).toContainEqual(expect.objectContaining({ currency: 'USD' }));
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(`${path}/payments?view=all`)).body).toMatchObject({ total: 0, payments: [] });
  });

  it('does not block a client who was asked for a payment method', async () => {
    const sent = await sendNew(person, { needsMethod: true });
    const email = sent.sent?.recipients[0]?.email ?? '';
    const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).slice(-1);
    const token = /[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    const client = visitor(platform, token);
    expect(await client.sign()).toMatchObject({ status: 409, body: { code: 'payment_method_needed' } });
    const opened = await client.browser.send(`${path}/public/${token}/checkouts`, { body: { kind: 'method' } });
    expect(await opened.json()).toMatchObject({ state: 'later' });
    expect((await client.sign()).status).toBe(201);
  });

  it('reveals nothing to people who guess links', async () => {
    const { browser } = visitor(platform, '');
    expect((await browser.send(`${path}/public/${'x'.repeat(43)}`)).status).toBe(404);
  });
});
