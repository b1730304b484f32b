import { demoPeople } from '@services/identity/demo/demo-people';
import type { Proposal } from '@services/proposals/contract/proposals';
import { lineOf, linkTo, newRenewalBatch, visitor } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { acceptAmendment, draftAmendment, sendAmendment } from './fixture-amendments';
import { acceptNew, readBilling } from './fixture-payments';

onOneDatabase('an engagement', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  beforeEach(async () => {
    platform.time.now = Date.parse('2026-11-26T15:00:00Z');
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const read = async (id: string): Promise<Proposal> => (await person.send(`/proposals/v1/proposals/${id}`)).body;
  const liveBillings = async (ids: readonly string[]) => {
    const billings = await Promise.all(ids.map((id) => person.send(`/payments/v1/proposals/${id}/billing`)));
    return billings.filter(({ status, body }) => status === 200 && body.status !== 'ended').length;
  };

  it('has one amendment waiting for the client: a second one is only sent after the first is withdrawn', async () => {
    const { proposalId } = await acceptNew(platform, person);
    const [first, second] = [await draftAmendment(person, proposalId), await draftAmendment(person, proposalId)];
    expect((await first.send()).status).toBe(201);
    const refused = {
      status: 409,
      body: { code: 'not_open', message: `Amendment ${first.number} is waiting for the client. Withdraw it first.` },
    };
    expect(await second.send()).toMatchObject(refused);
    expect((await person.send(`/proposals/v1/proposals/${first.id}/withdrawal`, { method: 'POST' })).status).toBe(200);
    expect((await second.send()).status).toBe(201);
  });

  it('does not reopen an expired amendment while another one waits for the client', async () => {
    const { proposalId } = await acceptNew(platform, person);
    const expired = await sendAmendment(platform, person, proposalId, undefined, { expiresOn: '2026-11-27' });
    platform.time.now += 3 * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    const open = await sendAmendment(platform, person, proposalId, undefined, { expiresOn: '2026-12-20' });
    const extended = await person.send(`/proposals/v1/proposals/${expired.id}/expiry`, { body: { expiresOn: '2026-12-20' } });
    expect(extended).toMatchObject({
      status: 409,
      body: { code: 'not_open', message: `Amendment ${open.number} is waiting for the client. Withdraw it first.` },
    });
  });

  it('is only amended in the proposal that is in force, which the earlier one links to', async () => {
    const first = await acceptNew(platform, person);
    const stale = await draftAmendment(person, first.proposalId);
    const amendment = await acceptAmendment(platform, person, first.proposalId, [lineOf({ price: 60_000 })]);
    const why = `Amendment ${amendment.number} is in force now. Amend that one.`;
    expect(await stale.send()).toMatchObject({ status: 409, body: { code: 'not_open', message: why } });
    const copied = await person.send(`/proposals/v1/proposals/${first.proposalId}/copies`, { body: { isAmendment: true } });
    expect(copied).toMatchObject({ status: 409, body: { code: 'not_open', message: why } });
    const { id, number, title } = await read(first.proposalId);
    const accepted = { status: 'accepted', acceptedOn: '2026-11-26' };
    expect((await read(first.proposalId)).engagement).toEqual([
      { id, number, title, ...accepted, relation: 'first', replacedBy: amendment.number },
      {
        id: stale.id,
        number: number + 1,
        title: '2027 engagement, amended',
        status: 'draft',
        acceptedOn: null,
        relation: 'amendment',
        replacedBy: null,
      },
      {
        id: amendment.id,
        number: amendment.number,
        title: amendment.title,
        ...accepted,
        relation: 'amendment',
        replacedBy: null,
      },
    ]);
    expect(await liveBillings([first.proposalId, amendment.id])).toBe(1);
    const next = await acceptAmendment(platform, person, amendment.id, [lineOf({ price: 70_000 })]);
    expect(await liveBillings([first.proposalId, amendment.id, next.id])).toBe(1);
    expect((await read(next.id)).engagement.map(({ replacedBy }) => replacedBy)).toEqual([
      amendment.number,
      null,
      next.number,
      null,
    ]);
  });

  it('shows the client what an amendment changes: in the mail, on the page, and in the sealed document', async () => {
    const payroll = lineOf({ name: 'Payroll', price: 20_000 });
    const bookkeeping = lineOf();
    const options = [{ id: crypto.randomUUID(), name: 'Services', description: '', lines: [bookkeeping, payroll] }];
    const first = await acceptNew(platform, person, { title: '2026 engagement', options });
    const { number } = await read(first.proposalId);
    const advice = lineOf({ name: 'Advice', billing: 'quarterly', price: 90_000 });
    const amendment = await acceptAmendment(platform, person, first.proposalId, [{ ...bookkeeping, price: 60_000 }, advice]);
    const [mail = ''] = (await mailsTo(platform, `${amendment.email}\r\n`)).filter((one) => one.includes('sent you a proposal'));
    const words = mail.replace(/=\r\n/g, '').replace(/\s+/g, ' ');
    expect(words).toContain(`It is an amendment. Amends proposal #${number} 2026 engagement, accepted on Nov 26, 2026.`);
    expect(words).toContain('- Monthly bookkeeping: $500.00 every month -> $600.00 every month');
    expect(words).toContain('- Payroll: $200.00 every month -> Ends');
    expect(words).toContain('- Advice: Not included -> $900.00 every quarter');
    const page = await amendment.client.read();
    expect(page).toMatchObject({
      content: { amends: { number, title: '2026 engagement', lines: [{ price: 50_000 }, { price: 20_000 }] } },
    });
    await platform.settled();
    const response = await person.browser.send(`/proposals/v1/proposals/${amendment.id}/document`, {
      token: person.tokens.access_token,
    });
    const text = pdfTexts(Buffer.from(await response.arrayBuffer()))
      .join('\n')
      .replace(/\s+/g, ' ');
    expect(text).toContain(`Amends proposal #${number} 2026 engagement, accepted on Nov 26, 2026.`);
    for (const part of ['$500.00 every month', '$600.00 every month', 'Not included', 'Ends']) expect(text).toContain(part);
  });

  it('counts once among accepted proposals, with the one in force', async () => {
    const accepted = async () => {
      const { body } = await person.send('/proposals/v1/proposals?view=accepted&find=Counted%20once');
      const [usd] = body.counts.accepted.firstYear;
      return { total: body.total, count: body.counts.accepted.count, amount: usd?.amount ?? 0 };
    };
    const before = await accepted();
    const first = await acceptNew(platform, person, { title: 'Counted once' });
    await acceptAmendment(platform, person, first.proposalId, [lineOf({ price: 60_000 })]);
    // Twelve times $600.
    expect(await accepted()).toEqual({ total: 1, count: before.count + 1, amount: before.amount + 720_000 });
  });

  it('has one live billing, however many people sign and send at once', async () => {
    const first = await acceptNew(platform, person);
    const drafts: Awaited<ReturnType<typeof draftAmendment>>[] = [];
    for (let count = 0; count < 4; count++) drafts.push(await draftAmendment(person, first.proposalId));
    const sent = await Promise.all(drafts.map((draft) => draft.send()));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const open = drafts[sent.findIndex(({ status }) => status === 201)];
    const others = drafts.filter((draft) => draft !== open);
    const clients = Array.from({ length: 3 }, async () => visitor(platform, await linkTo(platform, open?.email ?? '')));
    const [client] = await Promise.all(clients);
    const results = await Promise.all([
      ...Array.from({ length: 4 }, () => client?.sign()),
      ...others.map((draft) => draft.send()),
      ...others.map((draft) => draft.send()),
    ]);
    expect(results.slice(0, 4).some((result) => result?.status === 201)).toBe(true);
    expect(results.slice(4).map((result) => result?.status)).toEqual(Array(6).fill(409));
    expect(await liveBillings([first.proposalId, ...drafts.map(({ id }) => id)])).toBe(1);
    expect((await read(first.proposalId)).engagement.find(({ id }) => id === first.proposalId)?.replacedBy).toBe(
      (await read(open?.id ?? '')).number,
    );
  });

  it('is not amended after a renewal was accepted', async () => {
    const first = await acceptNew(platform, person);
    platform.time.now += 340 * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    const batch = await newRenewalBatch(platform, person, [first.proposalId]);
    await person.send(`/proposals/v1/batches/${batch.id}/start`, { body: { revision: batch.revision } });
    await platform.settled();
    const { body } = await person.send('/proposals/v1/proposals?sort=number&limit=1');
    const [renewal] = body.proposals;
    const sent = (await mailsTo(platform, `${first.email}\r\n`)).filter((mail) => mail.includes('sent you a proposal'));
    const client = visitor(platform, /[?&]token=([\w-]{43})/.exec(sent.at(-1) ?? '')?.[1] ?? '');
    expect((await client.sign()).status).toBe(201);
    expect((await read(renewal.id)).engagement).toMatchObject([
      { id: first.proposalId, relation: 'first', replacedBy: renewal.number },
      { id: renewal.id, relation: 'renewal', status: 'accepted', replacedBy: null },
    ]);
    const copied = await person.send(`/proposals/v1/proposals/${first.proposalId}/copies`, { body: { isAmendment: true } });
    expect(copied).toMatchObject({
      status: 409,
      body: { message: `Proposal ${renewal.number} renews it. Amend that one.` },
    });
    expect((await readBilling(person, renewal.id)).status).toBe('active');
  });

  it('is either amended or renewed when both are signed at once', async () => {
    const first = await acceptNew(platform, person);
    platform.time.now += 340 * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    const batch = await newRenewalBatch(platform, person, [first.proposalId]);
    await person.send(`/proposals/v1/batches/${batch.id}/start`, { body: { revision: batch.revision } });
    await platform.settled();
    const sent = (await mailsTo(platform, `${first.email}\r\n`)).filter((mail) => mail.includes('sent you a proposal'));
    const renewal = visitor(platform, /[?&]token=([\w-]{43})/.exec(sent.at(-1) ?? '')?.[1] ?? '');
    const amendment = await sendAmendment(platform, person, first.proposalId);
    const signed = await Promise.all([renewal.sign(), amendment.client.sign()]);
    expect(signed.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { rows } = await platform.pool.query(
      `select count(*)::int as live from payments.billings as b join proposals.proposals as p on p.id = b.proposal_id
       where b.ends_on is null and (p.id = $1 or p.amends_id = $1 or p.renews_id = $1)`,
      [first.proposalId],
    );
    expect(rows).toEqual([{ live: 1 }]);
  });

  it('does not accept a renewal of a proposal that was amended in the meantime', async () => {
    const first = await acceptNew(platform, person);
    platform.time.now += 340 * MILLISECONDS_PER_DAY;
    person = await demoPerson(platform, demoPeople.olivia).signIn();
    const batch = await newRenewalBatch(platform, person, [first.proposalId]);
    await person.send(`/proposals/v1/batches/${batch.id}/start`, { body: { revision: batch.revision } });
    await platform.settled();
    const sent = (await mailsTo(platform, `${first.email}\r\n`)).filter((mail) => mail.includes('sent you a proposal'));
    const client = visitor(platform, /[?&]token=([\w-]{43})/.exec(sent.at(-1) ?? '')?.[1] ?? '');
    await acceptAmendment(platform, person, first.proposalId);
    expect(await client.sign()).toMatchObject({
      status: 409,
      body: { code: 'not_open', message: 'What this offer changes is no longer in force. Ask the firm to send a new offer.' },
    });
  });
});
