import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { linkTo, newAddress, sendDraft, sendNew, startProposal, visitor } from './fixture-proposals';
import { proposals } from './schema';

const { olivia } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/proposals/v1/proposals';
type Row = Partial<typeof proposals.$inferInsert>;

onOneDatabase('the list of proposals', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let now: Date;
  let number = 9000;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    person = await demoPerson(platform, olivia).signIn();
    now = new Date(platform.time.now);
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.pool.query('delete from proposals.proposals'));

  const days = (count: number) => new Date(now.getTime() + count * MILLISECONDS_PER_DAY);
  /** Adds a proposal that was sent and seen just now. */
  async function add(client: string, rest: Row = {}): Promise<string> {
    const at = { createdAt: now, lastActivityAt: now, expiresAt: days(30), expiresOn: days(30).toISOString().slice(0, 10) };
    const of = { status: 'viewed' as const, source: 'manual' as const, currency: 'USD', version: 1, firstYear: 100_000 };
    const values = { companyId, number: ++number, client, title: 'Engagement', ownerId: olivia.id, ...at, ...of, ...rest };
    const [made] = await platform.database.insert(proposals).values(values).returning();
    return made?.id ?? '';
  }
  const page = async (query = '') => (await person.send(`${path}?${query}`)).body;
  const clients = async (query = '') => (await page(query)).proposals.map(({ client }: { client: string }) => client);

  it('has views by state, by what is asked of the firm and by days, which count and sum what they show', async () => {
    await add('Draft', { status: 'draft', version: 0 });
    await add('Asked', { unanswered: 2, status: 'sent' });
    await add('Quiet', { lastActivityAt: days(-5.1) });
    await add('Busy', { lastActivityAt: days(-4.9) });
    await add('Last week', { expiresAt: days(6.9) });
    await add('Next week', { expiresAt: days(7.1) });
    await add('Gone', { status: 'expired', expiresAt: days(-1) });
    const won = await add('Won', { status: 'accepted' });
    await add('Amended', { status: 'accepted', amendsId: won, firstYear: 120_000 });
    const shown = async (view: string) => (await clients(`view=${view}&sort=client&order=ascending`)).join();
    expect(await shown('draft')).toBe('Draft');
    expect(await shown('questions')).toBe('Asked');
    expect(await shown('quiet')).toBe('Quiet');
    expect(await shown('expiring')).toBe('Last week');
    expect(await shown('ended')).toBe('Gone');
    // The one in force counts, not the one that it amends.
    expect(await shown('accepted')).toBe('Amended');
    const { counts } = await page();
    expect(counts.accepted).toEqual({ count: 1, firstYear: [{ currency: 'USD', amount: 120_000 }] });
    expect(counts.awaiting.count).toBe(5);
    expect(counts.open).toEqual({ count: 6, firstYear: [{ currency: 'USD', amount: 600_000 }] });
  });

  // New York is five hours behind UTC in winter, so its December begins at 05:00 UTC.
  it('counts an engagement as accepted this month when its first proposal was, by the firm’s clock, at its present value', async () => {
    const before = platform.time.now;
    platform.time.now = Date.parse('2031-12-20T12:00:00Z');
    await person.signIn();
    const accepted = (client: string, decidedAt: string, rest: Row = {}) =>
      add(client, { status: 'accepted', decidedAt: new Date(decidedAt), ...rest });
    await accepted('November', '2031-12-01T04:59:59Z');
    await accepted('December', '2031-12-01T05:00:00Z', { firstYear: 50_000 });
    const earlier = await accepted('Earlier', '2031-10-05T12:00:00Z');
    await accepted('Earlier', '2031-12-10T12:00:00Z', { amendsId: earlier, engagementId: earlier });
    const grown = await accepted('Grown', '2031-12-02T12:00:00Z');
    await accepted('Grown', '2031-12-10T12:00:00Z', { amendsId: grown, engagementId: grown, firstYear: 130_000 });
    await add('Sent', { decidedAt: null });
    expect(await clients('view=accepted-this-month&sort=client&order=ascending')).toEqual(['December', 'Grown']);
    const { counts } = await page();
    expect(counts['accepted-this-month']).toEqual({ count: 2, firstYear: [{ currency: 'USD', amount: 180_000 }] });
    expect(counts.accepted.count).toBe(4);
    platform.time.now = before;
    await person.signIn();
  });

  it('marks quiet and expiring proposals, narrows every state to a mark and to words, and sums what it finds', async () => {
    await add('Quiet bakery', { lastActivityAt: days(-6), firstYear: 300 });
    await add('Quiet café', { lastActivityAt: days(-6), firstYear: 500, currency: 'EUR' });
    await add('Quiet draft', { lastActivityAt: days(-6), status: 'draft' });
    await add('Expiring bakery', { expiresAt: days(3), firstYear: 700 });
    await add('Expired bakery', { expiresAt: days(-3), status: 'expired' });
    const { proposals: all } = await page('sort=client&order=ascending');
    const marks = all.map(({ client, isQuiet, isExpiring }: Record<string, unknown>) => [client, isQuiet, isExpiring]);
    expect(marks).toEqual([
      ['Expired bakery', false, false],
      ['Expiring bakery', false, true],
      ['Quiet bakery', true, false],
      ['Quiet café', true, false],
      ['Quiet draft', false, false],
    ]);
    expect(await clients('view=awaiting&mark=expiring')).toEqual(['Expiring bakery']);
    expect(await clients('view=draft&mark=quiet')).toEqual([]);
    const quiet = await page('view=awaiting&mark=quiet');
    expect([quiet.total, quiet.firstYear]).toEqual([
      2,
      [
        { currency: 'EUR', amount: 500 },
        { currency: 'USD', amount: 300 },
      ],
    ]);
    const bakeries = await page('view=awaiting&find=bakery&limit=1');
    expect([bakeries.total, bakeries.firstYear]).toEqual([2, [{ currency: 'USD', amount: 1000 }]]);
  });

  it('is filtered by client and by words, sorted in both directions, and paged', async () => {
    const clientId = crypto.randomUUID();
    await add('bakery', { clientId, title: 'Payroll', firstYear: 300 });
    await add('Able', { number: 77, firstYear: 200, lastActivityAt: days(-1) });
    await add('Cedar', { firstYear: 100, expiresOn: null });
    expect(await clients(`clientId=${clientId}`)).toEqual(['bakery']);
    expect(await clients('find=PAYROLL')).toEqual(['bakery']);
    expect(await clients('find=%2377')).toEqual(['Able']);
    expect(await clients('sort=client&order=ascending')).toEqual(['Able', 'bakery', 'Cedar']);
    expect(await clients('sort=firstYear&order=ascending')).toEqual(['Cedar', 'Able', 'bakery']);
    expect((await clients())[2]).toBe('Able');
    // Those without a day come last in both directions.
    expect((await clients('sort=expiresOn&order=descending'))[2]).toBe('Cedar');
    const second = await page('sort=client&order=descending&offset=1&limit=1');
    expect([second.proposals[0].client, second.total]).toEqual(['bakery', 3]);
  });

  it('shows a draft as it is while an administrator decides on it: nobody changes it meanwhile', async () => {
    const settings = (await person.send('/offers/v1/settings')).body;
    const approval = { discountAbove: null, totalAbove: 1 };
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, approval } });
    const member = await (await addPerson(platform, { companyId })).signIn();
    const created = await startProposal(member);
    expect((await sendDraft(member, created)).body.status).toBe('awaiting-approval');
    const { revision, draft } = (await member.send(`${path}/${created.id}`)).body;
    const late = await member.send(`${path}/${created.id}/draft`, { method: 'PUT', body: { revision, draft } });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(await clients('view=awaiting-approval')).toEqual(['Bayview Dental']);
    const reset = (await person.send('/offers/v1/settings')).body;
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...reset, approval: settings.approval } });
  });

  it('reminds only the signers who have not signed, by hand and on the set days', async () => {
    const [ada, bob] = [newAddress(), newAddress()];
    const signers = [ada, bob].map((email, at) => ({ name: at ? 'Bob' : 'Ada Bay', email, role: 'signer' as const }));
    const sent = await sendNew(person, { recipients: signers, needsAllSigners: true, reminderDays: [2] });
    expect((await visitor(platform, await linkTo(platform, ada)).sign()).status).toBe(201);
    const remind = (of: string) => {
      const recipient = sent.sent?.recipients.find(({ email }) => email === of);
      return person.send(`${path}/${sent.id}/recipients/${recipient?.id}/reminders`, { method: 'POST' });
    };
    expect([(await remind(ada)).body.message, (await remind(bob)).body.message]).toEqual([
      expect.stringContaining('have not signed'),
      undefined,
    ]);
    platform.time.now += 3 * MILLISECONDS_PER_DAY;
    await platform.settled();
    const reminders = async (to: string) =>
      (await mailsTo(platform, `${to}\r\n`)).filter((mail) => mail.includes('is waiting for your answer')).length;
    expect([await reminders(ada), await reminders(bob)]).toEqual([0, 2]);
  });
});
