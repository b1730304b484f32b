import { demoPeople } from '@services/identity/demo/demo-people';
import { lineOf } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Line } from '@suite/pricing/line';
import type { Billing, Payment } from './contract/billing';
import type { PublicBilling } from './contract/public';
import { acceptAmendment, sendAmendment } from './fixture-amendments';
import { acceptNew, readBilling } from './fixture-payments';

const path = '/payments/v1';

const offering = (...lines: Line[]) => ({
  options: [{ id: crypto.randomUUID(), name: 'Services', description: '', lines }],
});

// Amounts are calculated by hand: collected amount × days left ÷ days of the period, half up, for price and tax alike.
onOneDatabase('what was paid for days that an amendment charges again', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  afterAll(() => platform.close());

  const on = async (day: string) => {
    platform.time.now = Date.parse(`${day}T15:00:00Z`);
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    await platform.settled();
  };
  const act = async <Answer = Payment>(rest: string, body: object = {}, method = 'POST') => {
    const { status, body: answer } = await person.send(`${path}/${rest}`, { method, body });
    return { status, answer: answer as Answer };
  };
  const receive = (payment: Payment | undefined, day: string) => act(`payments/${payment?.id}/receipt`, { on: day });
  const end = (proposalId: string, day: string) =>
    act<Billing>(`proposals/${proposalId}/billing/end`, { on: day, isProrated: true });
  const shown = ({ payments }: Billing) =>
    payments.map(({ dueOn, amount, status, credits }) => [
      dueOn,
      amount,
      status,
      credits.reduce((sum, { gross }) => sum + gross, 0),
    ]);
  /** $572.88 a month, of which 5 of the 30 days of November come to $95.48. */
  const bookkeeping = (price: number, of: Partial<Line> = {}) => lineOf({ price, isProrated: true, ...of });
  const first = async (...lines: Line[]) => {
    const accepted = await acceptNew(platform, person, { billingDay: 1, ...offering(...lines) });
    return { ...accepted, line: lines[0] as Line };
  };

  it('reduces its first charge: $95.48 paid for Nov 26 to 30 and $107.39 for the same days leave $11.91 due', async () => {
    await on('2026-11-26');
    const { proposalId, payment, line } = await first(bookkeeping(57_288));
    expect(payment).toMatchObject({ amount: 9_548, dueOn: '2026-11-26' });
    const { answer: received } = await receive(payment, '2026-11-26');
    const amendment = await sendAmendment(platform, person, proposalId, [{ ...line, price: 64_434 }]);
    const open: PublicBilling = await (await amendment.client.browser.send(`${path}/public/${amendment.client.token}`)).json();
    expect(open).toMatchObject({ paid: [{ from: '2026-11-26', to: '2026-11-30', gross: 9_548 }], creditLeft: 0 });
    expect((await amendment.client.sign()).status).toBe(201);
    const billing = await readBilling(person, amendment.id);
    expect(billing.payments).toMatchObject([
      {
        dueOn: '2026-11-26',
        amount: 1_191,
        items: [{ gross: 10_739 }],
        credits: [{ name: 'Monthly bookkeeping', from: '2026-11-26', to: '2026-11-30', gross: 9_548 }],
      },
    ]);
    expect(billing).toMatchObject({ creditLeft: 0, toRefund: 0 });
    expect(await readBilling(person, proposalId)).toMatchObject({ status: 'ended', toRefund: 0, refundsDue: [] });
    expect((await act(`transfers/${received.transfers[0]?.id}`, {}, 'DELETE')).status).toBe(409);
  });

  it('counts each line with its tax by its own period, and saves what the first charges do not need for later ones', async () => {
    await on('2026-11-11');
    // 20 of 30 days: 20,000 and 8.875 % tax 1,775. A quarter from Nov 11 to Feb 10, 92 days.
    const monthly = bookkeeping(30_000, { taxRate: 8_875 });
    const quarterly = lineOf({ name: 'Advice', billing: 'quarterly', price: 92_000 });
    const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', price: 50_000 });
    const { proposalId, payment } = await first(monthly, quarterly, setUp);
    expect(payment.amount).toBe(21_775 + 92_000 + 50_000);
    await receive(payment, '2026-11-11');
    await on('2026-11-21');
    // Of the month 10 of 20 days are left: 10,000 and 888 (887.5) tax; of the quarter 82 of 92: 82,000. Set-up is charged once.
    const amendment = await acceptAmendment(platform, person, proposalId, [{ ...monthly, price: 36_000 }]);
    // 10 of 30 days of 36,000 with 1,065 tax are covered; 92,888 less 13,065 stay.
    let billing = await readBilling(person, amendment.id);
    expect(shown(billing)).toEqual([['2026-11-21', 0, 'paid', 13_065]]);
    expect(billing).toMatchObject({ creditLeft: 79_823, toRefund: 0 });
    await on('2026-12-02');
    // 36,000 and 3,195 tax a month.
    billing = await readBilling(person, amendment.id);
    expect(shown(billing)[0]).toEqual(['2026-12-01', 0, 'paid', 39_195]);
    expect(billing.creditLeft).toBe(40_628);
    await on('2027-02-01');
    billing = await readBilling(person, amendment.id);
    expect(shown(billing).slice(0, 2)).toEqual([
      ['2027-02-01', 37_762, 'due', 1_433],
      ['2027-01-01', 0, 'paid', 39_195],
    ]);
    expect(billing.creditLeft).toBe(0);
  });

  it('is refunded at the end, from the payment that it came from', async () => {
    await on('2027-01-01');
    const { proposalId, payment, line } = await first(bookkeeping(31_000));
    await receive(payment, '2027-01-01');
    await on('2027-01-11');
    // 21 of 31 days: 21,000, of which the cheaper month takes 21 of 31 of 6,200: 4,200.
    const amendment = await acceptAmendment(platform, person, proposalId, [{ ...line, price: 6_200 }]);
    expect(await readBilling(person, amendment.id)).toMatchObject({ creditLeft: 16_800, toRefund: 0, refundsDue: [] });
    const preview = await person.send(`${path}/proposals/${amendment.id}/billing/end?on=2027-01-31&isProrated=true`);
    expect(preview.body).toEqual({ planned: [], takenOff: 0, toRefund: 16_800 });
    const { answer } = await end(amendment.id, '2027-01-31');
    expect(answer).toMatchObject({ creditLeft: 0, toRefund: 16_800, refundsDue: [{ paymentId: payment.id, amount: 16_800 }] });
    await act(`payments/${payment.id}/refunds`, { amount: 16_800, reason: 'Ended' });
    expect(await readBilling(person, amendment.id)).toMatchObject({ creditLeft: 0, toRefund: 0, refundsDue: [] });
  });

  it('is what was collected: less after a refund, and nothing while money is processing or was never paid', async () => {
    await on('2027-01-01');
    const refunded = await first(bookkeeping(31_000));
    await receive(refunded.payment, '2027-01-01');
    await act(`payments/${refunded.payment.id}/refunds`, { amount: 15_500, reason: 'Half of it' });
    const unpaid = await first(bookkeeping(31_000));
    const processing = await first(bookkeeping(31_000));
    await platform.pool.query("update payments.payments set status = 'processing' where id = $1", [processing.payment.id]);
    await on('2027-01-11');
    const amend = async (one: typeof refunded) =>
      readBilling(person, (await acceptAmendment(platform, person, one.proposalId, [{ ...one.line, price: 62_000 }])).id);
    // 21 of 31 days of the other 15,500.
    expect(shown(await amend(refunded))).toEqual([['2027-01-11', 42_000 - 10_500, 'due', 10_500]]);
    // Ten of 31 days of the unpaid charge stay due.
    expect(shown(await amend(unpaid))).toEqual([['2027-01-11', 42_000, 'due', 0]]);
    expect(shown(await readBilling(person, unpaid.proposalId))).toEqual([['2027-01-01', 10_000, 'due', 0]]);
    expect(shown(await amend(processing))).toEqual([['2027-01-11', 42_000, 'due', 0]]);
    // When the money arrives, the part for later days is to be refunded.
    const arrived = "update payments.payments set status = 'paid', collected = amount where id = $1";
    await platform.pool.query(arrived, [processing.payment.id]);
    expect((await readBilling(person, processing.proposalId)).toRefund).toBe(21_000);
  });

  it.each<[string, string | null, [string, number, string, number][], number, number]>([
    // Accepted on the first day of January: all 31 of its days are charged again at 62,000.
    ['not paid: the old charge is canceled', null, [['2027-01-01', 31_000, 'cancelled', 0]], 62_000, 0],
    ['failed: the old charge is canceled', "status = 'failed'", [['2027-01-01', 31_000, 'cancelled', 0]], 62_000, 0],
    ['processing: the old charge stays', "status = 'processing'", [['2027-01-01', 31_000, 'processing', 0]], 62_000, 0],
    [
      'paid: all of it is credited',
      "status = 'paid', collected = amount, paid_on = due_on",
      [['2027-01-01', 31_000, 'paid', 0]],
      31_000,
      31_000,
    ],
    [
      'refunded in part: the rest is credited',
      "status = 'paid', collected = amount, paid_on = due_on, refunded = 11_000",
      [['2027-01-01', 31_000, 'paid', 0]],
      42_000,
      20_000,
    ],
  ])('on the first day of a period that is %s', async (_, state, old, due, credited) => {
    await on('2027-01-01');
    const { proposalId, payment, line } = await first(bookkeeping(31_000));
    if (state)
      await platform.pool.query(`update payments.payments set ${state.replace('_000', '000')} where id = $1`, [payment.id]);
    const amendment = await sendAmendment(platform, person, proposalId, [{ ...line, price: 62_000 }]);
    const page: PublicBilling = await (await amendment.client.browser.send(`${path}/public/${amendment.client.token}`)).json();
    const isOpen = !state?.includes("'paid'");
    const period = { from: '2027-01-01', to: '2027-01-31', gross: 31_000 };
    expect(page.uncollected).toMatchObject(isOpen ? [period] : []);
    expect((await amendment.client.sign()).status).toBe(201);
    expect(shown(await readBilling(person, proposalId))).toEqual(old);
    expect(shown(await readBilling(person, amendment.id))).toEqual([['2027-01-01', due, 'due', credited]]);
    if (!state?.includes('processing')) return;
    await platform.pool.query("update payments.payments set status = 'paid', collected = amount where id = $1", [payment.id]);
    expect((await readBilling(person, proposalId)).toRefund).toBe(31_000);
  });

  it('is not needed for unchanged lines: they keep their rhythm and are charged once', async () => {
    await on('2027-01-10');
    const lines = [lineOf({ price: 48_000 }), lineOf({ name: 'Payroll', price: 31_000 })];
    const { proposalId, payment } = await first(...lines);
    expect(payment.amount).toBe(79_000);
    await receive(payment, '2027-01-10');
    await on('2027-01-20');
    // Only payroll changes: 21 of its 31 days are left of 31,000.
    const raised = lines.map((line) => (line.name === 'Payroll' ? { ...line, price: 62_000 } : line));
    const amendment = await acceptAmendment(platform, person, proposalId, raised);
    expect(shown(await readBilling(person, amendment.id))).toEqual([['2027-01-20', 62_000 - 21_000, 'due', 21_000]]);
    // Bookkeeping stays on the 10th, payroll is on the 20th from now on.
    const { planned } = await readBilling(person, amendment.id);
    expect(planned.slice(0, 2).map(({ on: day, gross }) => [day, gross])).toEqual([
      ['2027-02-10', 48_000],
      ['2027-02-20', 62_000],
    ]);
  });

  it('is not needed for an amendment of texts, which charges nothing; an amendment without changes is not sent', async () => {
    await on('2027-01-10');
    const { proposalId, payment } = await first(lineOf({ price: 48_000 }));
    await receive(payment, '2027-01-10');
    await on('2027-01-20');
    const { body: copy } = await person.send(`/proposals/v1/proposals/${proposalId}/copies`, { body: { isAmendment: true } });
    const sent = await person.send(`/proposals/v1/proposals/${copy.id}/versions`, { body: { revision: copy.revision } });
    const message = 'Nothing has changed. Change a service, a price, a text or the terms, or delete this draft.';
    expect(sent).toMatchObject({ status: 400, body: { code: 'invalid_request', message, fields: { options: message } } });
    const amendment = await acceptAmendment(platform, person, proposalId);
    const billing = await readBilling(person, amendment.id);
    expect([billing.payments, billing.creditLeft]).toEqual([[], 0]);
    expect(billing.planned[0]).toMatchObject({ on: '2027-02-10', gross: 48_000 });
    expect(await readBilling(person, proposalId)).toMatchObject({ status: 'ended', endsOn: '2027-02-09', toRefund: 0 });
  });

  it('passes from one amendment to the next, and nothing is credited twice', async () => {
    await on('2026-11-26');
    const { proposalId, payment, line } = await first(bookkeeping(57_288));
    await receive(payment, '2026-11-26');
    const second = await acceptAmendment(platform, person, proposalId, [{ ...line, price: 64_434 }]);
    await on('2026-11-28');
    // Not paid: two of five days of 10,739 are 4,296 (4,295.6), which the credit covers; 9,548 less that stay for 6,000 for three days.
    const third = await acceptAmendment(platform, person, second.id, [{ ...line, price: 60_000 }]);
    expect(shown(await readBilling(person, second.id))).toEqual([['2026-11-26', 0, 'paid', 4_296]]);
    expect(shown(await readBilling(person, third.id))).toEqual([['2026-11-28', 6_000 - 5_252, 'due', 5_252]]);
    expect((await readBilling(person, third.id)).creditLeft).toBe(0);
    await receive((await readBilling(person, third.id)).payments[0], '2026-11-28');
    await on('2026-11-30');
    // One of three days is left of what was paid: 2,000, which the credit releases first.
    const fourth = await acceptAmendment(platform, person, third.id, [{ ...line, price: 30_000 }]);
    expect(shown(await readBilling(person, fourth.id))).toEqual([['2026-11-30', 0, 'paid', 1_000]]);
    expect((await readBilling(person, fourth.id)).creditLeft).toBe(1_000);
    expect((await end(fourth.id, '2026-11-30')).answer.toRefund).toBe(1_000);
  });

  it('is not needed when the amendment starts with the next period', async () => {
    await on('2026-11-26');
    const { proposalId, payment, line } = await first(bookkeeping(57_288));
    await receive(payment, '2026-11-26');
    const amendment = await acceptAmendment(platform, person, proposalId, [{ ...line, price: 64_434 }], {
      startsNextPeriod: true,
    });
    const billing = await readBilling(person, amendment.id);
    expect([billing.payments, billing.creditLeft]).toEqual([[], 0]);
    expect(billing.planned[0]).toMatchObject({ on: '2026-12-01', gross: 64_434 });
    expect(await readBilling(person, proposalId)).toMatchObject({
      status: 'ended',
      endsOn: '2026-11-30',
      planned: [],
      toRefund: 0,
    });
    // An amendment of it before it starts takes over from what is still running, too.
    await on('2026-11-29');
    const next = await acceptAmendment(platform, person, amendment.id, [{ ...line, price: 60_000 }]);
    // Two of five days of 9,548 are 3,819; two of 30 days of 60,000 are 4,000.
    expect(shown(await readBilling(person, next.id))).toEqual([['2026-11-29', 181, 'due', 3_819]]);
    expect(await readBilling(person, proposalId)).toMatchObject({ endsOn: '2026-11-28', toRefund: 0 });
    expect((await readBilling(person, amendment.id)).planned).toEqual([]);
  });

  it('is credited to a renewal that starts within a paid year', async () => {
    await on('2027-01-01');
    const yearly = lineOf({ name: 'Tax return', billing: 'yearly', price: 36_500 });
    const { proposalId, payment } = await first(yearly);
    await receive(payment, '2027-01-01');
    await on('2027-03-02');
    // 305 of 365 days are left.
    const amendment = await acceptAmendment(platform, person, proposalId, [{ ...yearly, price: 73_000 }]);
    expect(shown(await readBilling(person, amendment.id))).toEqual([['2027-03-02', 42_500, 'due', 30_500]]);
  });
});
