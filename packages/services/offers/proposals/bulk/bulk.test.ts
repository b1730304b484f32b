import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Batch, BatchPage, Renewable } from '../contract/bulk';
import type { Proposal } from '../contract/proposals';
import { acceptNew, lineOf, newAddress, newRenewalBatch, readBatch, sendDraft } from '../fixture-proposals';

const { olivia, noah } = demoPeople;
const { id: companyId } = demoCompanies.harborlineAccounting;
const path = '/proposals/v1/batches';

onOneDatabase('proposals for many clients', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  // Some tests let a year pass, and the session expires.
  beforeEach(async () => {
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const put = (rest: string, body: object) => person.send(`${path}/${rest}`, { method: 'PUT', body });
  const common = { increase: 0, roundTo: 0, title: null, message: null, expiresOn: '2099-01-01' };
  const start = (by: Person, { id, revision }: { id: string; revision: number }) =>
    by.send(`${path}/${id}/start`, { body: { revision } });
  const readProposal = async (id: string | undefined): Promise<Proposal> =>
    (await person.send(`/proposals/v1/proposals/${id}`)).body;
  const linesOf = ({ items }: BatchPage) => items[0]?.lines ?? [];

  async function finished(batchId: string): Promise<BatchPage> {
    await platform.settled();
    return readBatch(person, batchId);
  }

  describe('as renewals', () => {
    it('show every price before and after an increase, can be edited and sent, and renew accepted services for another year', async () => {
      const lines = [
        lineOf({ price: 48_700, billing: 'monthly' }),
        lineOf({ name: 'Tax return', price: 185_000, billing: 'completion' }),
        lineOf({
          name: 'Payroll',
          price: 0,
          drivers: [{ name: 'Employees', units: 10, tiers: [{ upTo: null, each: 1_250, flat: 0 }] }],
        }),
      ];
      const option = { id: crypto.randomUUID(), name: 'All', description: '', lines };
      const accepted = await acceptNew(platform, person, { options: [option], message: 'Last year' });
      const { id } = await newRenewalBatch(platform, person, [accepted.id]);
      await put(id, { ...common, revision: 1, increase: 400, roundTo: 5, title: '2028 engagement', message: 'Another year' });
      const preview = await readBatch(person, id);
      expect(preview).toMatchObject({
        batch: { kind: 'renewal', state: 'preview', counts: { ready: 1, blocked: 0 }, by: 'Olivia Hart' },
        items: [{ client: 'Bayview Dental', renews: { id: accepted.id }, title: '2028 engagement', proposal: null }],
      });
      expect(linesOf(preview).map(({ before, price, inputs, source }) => [before, price, inputs, source])).toEqual([
        [48_700, 50_500, 0, 'accepted'],
        [185_000, 192_500, 0, 'accepted'],
        [12_500, 0, 13_000, 'accepted'],
      ]);
      const before = 12 * 48_700 + 185_000 + 12 * 12_500;
      expect(preview.sums).toEqual([{ currency: 'USD', before, after: 12 * 50_500 + 192_500 + 12 * 13_000 }]);

      const [item] = preview.items;
      const [monthly, taxReturn] = linesOf(preview);
      const edit = {
        prices: { [monthly?.id ?? '']: 51_000, [crypto.randomUUID()]: 1 },
        leftOut: [taxReturn?.id],
        recipients: item?.recipients,
      };
      const edited = await put(`${id}/items/${item?.id}`, { ...edit, revision: preview.batch.revision });
      expect(edited.body.item).toMatchObject({
        year: 12 * 51_000 + 12 * 13_000,
        lines: [{ price: 51_000, isEdited: true }, { isLeftOut: true }, { isEdited: false }],
      });

      expect((await start(person, edited.body.batch)).status).toBe(202);
      const done = await finished(id);
      expect(done).toMatchObject({ batch: { state: 'done', counts: { sent: 1 } }, items: [{ state: 'sent' }] });
      const renewal = await readProposal(done.items[0]?.proposal?.id);
      expect(renewal).toMatchObject({
        status: 'sent',
        source: 'renewal',
        title: '2028 engagement',
        sent: { content: { message: 'Another year', options: [{ lines: [{ price: 51_000 }, { price: 0 }] }] } },
      });
      // The next year starts when the first is over.
      const acceptedOn = accepted.acceptance?.acceptedOn ?? '';
      const nextYear = `${Number(acceptedOn.slice(0, 4)) + 1}${acceptedOn.slice(4)}`;
      expect(renewal.sent?.content.options[0]?.lines.map(({ startsOn }) => startsOn)).toEqual([nextYear, nextYear]);
      expect((await mailsTo(platform, `${item?.recipients[0]?.email}\r\n`)).join()).toContain('Another year');
    });

    it('become due by the start of the earliest service, not by the acceptance', async () => {
      const startsOn = new Date(platform.time.now + 60 * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
      const lines = [lineOf({ startsOn }), lineOf({ name: 'Set-up', billing: 'acceptance' })];
      const options = [{ id: crypto.randomUUID(), name: 'Services', description: '', lines }];
      const { id: acceptedId } = await acceptNew(platform, person, { options });
      const { renewable } = (await person.send('/proposals/v1/renewable?within=430&limit=200')).body;
      const { endsOn } = renewable.find(({ id }: Renewable) => id === acceptedId);
      const after = new Date(Date.parse(endsOn) + MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
      expect(after).toBe(startsOn.replace(/^\d+/, (year) => String(Number(year) + 1)));
    });

    it('are offered when the first 12 months end, until a renewal is started, and again when it was withdrawn', async () => {
      const accepted = await acceptNew(platform, person);
      const offered = async (within: number): Promise<Renewable | undefined> => {
        const { renewable } = (await person.send(`/proposals/v1/renewable?within=${within}&limit=200`)).body;
        return renewable.find(({ id }: Renewable) => id === accepted.id);
      };
      expect(await offered(300)).toBeUndefined();
      expect(await offered(400)).toMatchObject({ client: 'Bayview Dental', acceptedOn: accepted.acceptance?.acceptedOn });
      const now = platform.time.now;
      platform.time.now = now + 340 * MILLISECONDS_PER_DAY;
      person = await demoPerson(platform, olivia).signIn();
      expect(await offered(30)).toBeDefined();

      const [first, second] = [
        await newRenewalBatch(platform, person, [accepted.id]),
        await newRenewalBatch(platform, person, [accepted.id]),
      ];
      await start(person, first);
      const { items } = await finished(first.id);
      const renewal = items[0]?.proposal;
      expect(await offered(400)).toBeUndefined();
      // Somebody else prepared the same renewal earlier.
      await start(person, second);
      expect(await finished(second.id)).toMatchObject({
        batch: { state: 'done', counts: { failed: 1 } },
        items: [{ state: 'failed', reasons: [`Proposal #${renewal?.number} renews it already.`], proposal: null }],
      });
      const third = await newRenewalBatch(platform, person, [accepted.id]);
      expect((await readBatch(person, third.id)).items).toMatchObject([{ state: 'blocked' }]);
      await person.send(`/proposals/v1/proposals/${renewal?.id}/withdrawal`, { method: 'POST' });
      expect(await offered(400)).toBeDefined();
      platform.time.now = now;
    });

    it('are limited to accepted proposals of the own firm', async () => {
      const accepted = await acceptNew(platform, person);
      const stranger = await demoPerson(platform, noah).signIn();
      const body = { kind: 'renewal', proposalIds: [accepted.id] };
      expect((await stranger.send(path, { body })).status).toBe(404);
      const { id } = await newRenewalBatch(platform, person, [accepted.id]);
      expect((await stranger.send(`${path}/${id}`)).status).toBe(404);
      expect((await person.send(path, { body: { ...body, proposalIds: [accepted.id, accepted.id] } })).status).toBe(400);
    });
  });

  it('are sent once, however often and by however many people they are started, and cannot be edited afterwards', async () => {
    const batch = await newRenewalBatch(platform, person);
    const answers = await Promise.all([start(person, batch), start(person, batch), start(person, batch)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { items } = await finished(batch.id);
    expect(await mailsTo(platform, `${items[0]?.recipients[0]?.email}\r\n`)).toHaveLength(2);
    expect((await put(batch.id, { ...common, revision: batch.revision + 1 })).body.code).toBe('changed_meanwhile');
    expect((await person.send(`${path}/${batch.id}/items/${items[0]?.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it('are only sent as last seen: the sender has to review what a colleague changed in the meantime', async () => {
    const batch = await newRenewalBatch(platform, person);
    await put(batch.id, { ...common, revision: batch.revision, increase: 900 });
    expect((await start(person, batch)).body).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('wait for an administrator’s approval when a member sends them and they require it', async () => {
    const settings = (await person.send('/offers/v1/settings')).body;
    const approval = { discountAbove: null, totalAbove: 610_000 };
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, approval } });
    const member = await (await addPerson(platform, { companyId })).signIn();
    const lines = [lineOf({ billing: 'completion', price: 600_000 })];
    const option = { id: crypto.randomUUID(), name: 'Audit', description: '', lines };
    const accepted = await acceptNew(platform, person, { options: [option] });
    const batch = await newRenewalBatch(platform, member, [accepted.id]);
    expect((await readBatch(member, batch.id)).items).toMatchObject([{ state: 'ready' }]);
    const raised = await member.send(`${path}/${batch.id}`, { method: 'PUT', body: { ...common, revision: 1, increase: 500 } });
    expect(raised.body.counts).toMatchObject({ approval: 1 });
    const reasons = ['A price of $6,300.00 for the first 12 months is above $6,100.00.'];
    expect((await readBatch(member, batch.id)).items).toMatchObject([{ reasons }]);
    await start(member, raised.body);
    const done = await finished(batch.id);
    expect(done.items).toMatchObject([{ state: 'awaiting-approval', reasons }]);
    expect(await readProposal(done.items[0]?.proposal?.id)).toMatchObject({
      status: 'awaiting-approval',
      owner: 'Olivia Hart',
      firstYear: 630_000,
    });
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, version: settings.version + 1 } });
  });

  it('stop when the person who started them has left the firm', async () => {
    const member = await (await addPerson(platform, { companyId })).signIn();
    const batch = await newRenewalBatch(platform, member, [(await acceptNew(platform, person)).id]);
    await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id = $1', [member.id]);
    await platform.pool.query(`update proposals.batches set state = 'sending' where id = $1`, [batch.id]);
    await platform.pool.query(
      `insert into kernel.jobs (kind, company_id, turn, payload, run_at) values ('send batch of proposals', $1, 0, $2, to_timestamp(0))`,
      [companyId, { batchId: batch.id, deployment: person.browser.deployment }],
    );
    expect(await finished(batch.id)).toMatchObject({
      batch: { state: 'done' },
      items: [{ state: 'failed', reasons: ['The person who started it may no longer send proposals.'] }],
    });
  });

  // The demo ledger has Monthly bookkeeping of four clients at 420, 380, 610 and 340 dollars.
  describe('from a template', () => {
    async function template(currency = 'USD'): Promise<string> {
      const bookkeeping = { name: 'Monthly bookkeeping', currency: 'USD', billing: 'monthly' };
      await person.send('/offers/v1/services/from-ledger', { body: { services: [bookkeeping] } });
      const { services } = (await person.send('/offers/v1/services?find=Monthly')).body;
      const { id: serviceId, price } = services.find(({ name }: { name: string }) => name === 'Monthly bookkeeping');
      const lines = [lineOf({ name: 'Monthly bookkeeping', serviceId, price }), lineOf({ name: 'Kick-off', price: 20_000 })];
      const options = [{ id: crypto.randomUUID(), name: 'Basic', description: '', lines }];
      const body = {
        name: crypto.randomUUID(),
        title: '2027 books',
        message: '',
        currency,
        options,
        termsId: null,
        validDays: 30,
      };
      return (await person.send('/offers/v1/templates', { body })).body.id;
    }

    async function clients(): Promise<{ clientId: string; name: string; email: string | null }[]> {
      return (await person.send('/offers/v1/clients?limit=200')).body.clients;
    }

    const create = async (templateId: string, clientIds: string[]) =>
      (await person.send(path, { body: { kind: 'template', templateId, clientIds } })).body;

    it('have each client’s last price in the ledger, or else that of the price book, and only raise the former', async () => {
      const all = await clients();
      const batch = await create(
        await template(),
        all.map(({ clientId }) => clientId),
      );
      await put(batch.id, { ...common, revision: 1, increase: 1_000, roundTo: 1 });
      const { items, batch: shown } = await readBatch(person, batch.id, '?limit=200');
      expect(items.map(({ client }) => client)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
      const bookkeeping = items.map(({ lines }) => lines[0]);
      const paid = bookkeeping.filter((line) => line?.source === 'ledger').map((line) => [line?.before, line?.price]);
      expect(paid.sort()).toEqual([
        [34_000, 37_400],
        [38_000, 41_800],
        [42_000, 46_200],
        [61_000, 67_100],
      ]);
      const others = bookkeeping.filter((line) => line?.source === 'price-book');
      expect(others).toHaveLength(all.length - 4);
      for (const line of others) expect(line).toMatchObject({ before: null, price: 38_000 });
      for (const { lines } of items) expect(lines[1]).toMatchObject({ source: 'template', before: null, price: 20_000 });
      const withoutAddress = all.filter(({ email }) => email === null).length;
      expect(shown.counts).toMatchObject({ ready: all.length - withoutAddress, blocked: withoutAddress });
    });

    it('leave out clients without an e-mail address until one is entered, and clients who are removed', async () => {
      await platform.pool.query('update ledger.clients set email = null where company_id = $1', [companyId]);
      await platform.pool.query('update ledger.customers set email = null where company_id = $1', [companyId]);
      const [first, second, third] = await clients();
      const ids = [first, second, third].map((one) => one?.clientId ?? '');
      const batch = await create(await template(), ids);
      const { items } = await readBatch(person, batch.id);
      const reasons = ['The client has no e-mail address. Enter one.'];
      expect(items).toMatchObject([1, 2, 3].map(() => ({ state: 'blocked', reasons })));
      expect((await start(person, batch)).body.message).toBe('None of these proposals can be sent. Each says what to do.');
      const address = newAddress();
      const recipients = [{ name: 'Ada Bay', email: address, role: 'signer' }];
      const edited = await put(`${batch.id}/items/${items[0]?.id}`, { revision: 1, prices: {}, leftOut: [], recipients });
      expect(edited.body.item).toMatchObject({ state: 'ready', reasons: [] });
      expect((await person.send(`${path}/${batch.id}/items/${items[1]?.id}`, { method: 'DELETE' })).status).toBe(204);
      await start(person, { id: batch.id, revision: edited.body.batch.revision + 1 });
      const done = await finished(batch.id);
      expect(done.items.map(({ state }) => state)).toEqual(['sent', 'blocked']);
      expect(await mailsTo(platform, `${address}\r\n`)).toHaveLength(1);
      expect(await readProposal(done.items[0]?.proposal?.id)).toMatchObject({ source: 'manual', title: '2027 books' });
      const { batches } = (await person.send(path)).body;
      expect(batches.find(({ id }: Batch) => id === batch.id)).toMatchObject({ template: '2027 books', state: 'done' });
    });

    it('go to the signers of the last proposal when the ledger has no address', async () => {
      const clientId = (await clients()).at(-1)?.clientId ?? '';
      await platform.pool.query('update ledger.clients set email = null where id = $1', [clientId]);
      const begin = async (): Promise<Proposal> => (await person.send('/proposals/v1/proposals', { body: { clientId } })).body;
      const recipients = [{ name: 'Ada Bay', email: newAddress(), role: 'signer' as const }];
      const { id, revision, draft } = await begin();
      const edited = { ...draft, options: [{ ...draft?.options[0], lines: [lineOf()] }], recipients };
      await person.send(`/proposals/v1/proposals/${id}/draft`, { method: 'PUT', body: { revision, draft: edited } });
      expect((await sendDraft(person, { id, revision: revision + 1 })).status).toBe(201);
      const batch = await create(await template(), [clientId]);
      expect((await readBatch(person, batch.id)).items).toMatchObject([{ state: 'ready', recipients }]);
      expect((await begin()).draft?.recipients).toEqual(recipients);
    });

    it('are blocked for clients whom the ledger bills in another currency', async () => {
      const templateId = await template();
      const { rows } = await platform.pool.query(
        `update insights.metric_prices set currency = 'EUR' where service = 'Monthly bookkeeping' and price = 42000 returning client_id`,
      );
      const batch = await create(templateId, [rows[0].client_id]);
      const reasons = ['The ledger bills this client in EUR; the template is in USD.'];
      expect((await readBatch(person, batch.id)).items).toMatchObject([{ state: 'blocked', reasons }]);
    });

    it('are not created with a missing template or client', async () => {
      const [first] = await clients();
      const gone = crypto.randomUUID();
      expect(await create(gone, [first?.clientId ?? ''])).toMatchObject({ code: 'not_found' });
      expect(await create(await template(), [first?.clientId ?? '', gone])).toMatchObject({ code: 'not_found' });
    });
  });
});
