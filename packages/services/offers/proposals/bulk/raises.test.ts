import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Batch, BatchItem, BatchPage, NewPrice } from '../contract/bulk';
import type { Proposal } from '../contract/proposals';
import { acceptNew, lineOf, linkTo, readBatch, visitor } from '../fixture-proposals';

const { olivia } = demoPeople;
const path = '/proposals/v1/batches';

// The demo ledger bills bookkeeping for $340.00 to Glassworks and $420.00 to Alder Bakery. Their prices are made stale here: a
// real change of −20 % has to be made up by 25 %, to $425.00 and $525.00. Glassworks' payroll for $200.00 has no suggestion.
onOneDatabase('new prices for stale services', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  const ids: Record<string, string> = {};

  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
    await platform.pool.query(
      "update insights.metric_prices set freshness = 'very-stale', real_change = -0.2 where service = 'Monthly bookkeeping' and price in (34000, 42000)",
    );
    await platform.pool.query(
      `insert into insights.metric_prices (set_id, client_id, service, currency, price, since, since_kind, price_then, first_on,
         last_on, annual_quantity, period, months, freshness, nominal_change)
       select set_id, client_id, 'Payroll', currency, 20000, since, since_kind, 20000, first_on, last_on, 12, period, months, 'stale', 0
       from insights.metric_prices where service = 'Monthly bookkeeping' and price = 34000`,
    );
    await platform.pool.query(
      `insert into ledger.invoice_lines (source_id, invoice_id, written_by, description, quantity, amount, tax)
       select 'payroll', line.invoice_id, line.written_by, 'Payroll', 1, 20000, 0 from ledger.invoice_lines as line
       join ledger.invoices as i on i.id = line.invoice_id where line.amount = 34000 order by issued_on desc limit 1`,
    );
    const { clients } = (await person.send('/offers/v1/clients?limit=200')).body;
    for (const { name, clientId } of clients) ids[name] = clientId;
  });
  afterEach(() => platform.close());

  const idOf = (name: string) => ids[name] ?? '';
  const create = async (names: string[], prices: NewPrice[] = []): Promise<Batch> => {
    const clients = names.map((name) => ({ clientId: idOf(name), prices }));
    const { status, body } = await person.send(path, { body: { kind: 'raise', clients } });
    expect(status).toBe(201);
    return body;
  };
  const linesOf = ({ lines }: BatchItem) => lines.map(({ name, before, price }) => [name, before, price]);
  const itemsOf = async ({ id }: Batch): Promise<BatchItem[]> => (await readBatch(person, id)).items;
  const readProposal = async (id: string | undefined): Promise<Proposal> =>
    (await person.send(`/proposals/v1/proposals/${id}`)).body;
  const edit = (batch: Batch, item: BatchItem, part: { prices?: Record<string, number>; leftOut?: string[] }) => {
    const recipients = [{ name: item.client, email: `${item.id}@client.example`, role: 'signer' }];
    const body = { revision: batch.revision, prices: {}, leftOut: [], recipients, ...part };
    return person.send(`${path}/${batch.id}/items/${item.id}`, { method: 'PUT', body });
  };
  async function send({ id }: Batch): Promise<BatchPage> {
    const { batch } = await readBatch(person, id);
    expect((await person.send(`${path}/${id}/start`, { body: { revision: batch.revision } })).status).toBe(202);
    await platform.settled();
    return readBatch(person, id);
  }

  async function accept(client: string, of: Parameters<typeof acceptNew>[2]): Promise<Proposal> {
    const accepted = await acceptNew(platform, person, of);
    await platform.pool.query('update proposals.proposals set client_id = $1, client = $2 where id = $3', [
      idOf(client),
      client,
      accepted.id,
    ]);
    return accepted;
  }

  it('are one proposal for each client with all of them, each with its reason', async () => {
    const batch = await create(['Alder Bakery', 'Glassworks Studio']);
    const [alder, glassworks] = await itemsOf(batch);
    expect(alder && linesOf(alder)).toEqual([['Monthly bookkeeping', 42_000, 52_500]]);
    expect(glassworks && linesOf(glassworks)).toEqual([
      ['Monthly bookkeeping', 34_000, 42_500],
      ['Payroll', 20_000, 20_000],
    ]);
    expect(glassworks?.lines.map(({ raise }) => raise)).toEqual([
      { suggested: 42_500, uplift: expect.closeTo(0.25), by: 'cpi-catch-up', isCapped: false },
      { suggested: null, uplift: 0, by: 'neither', isCapped: false },
    ]);
    // A year of $340.00 and $200.00 a month.
    const reasons = ['The client has no e-mail address. Enter one.'];
    expect(glassworks).toMatchObject({ amends: null, yearBefore: 12 * 54_000, state: 'blocked', reasons });
  });

  it('are those that a person entered, can be left out, and are sent once the client has decided on the last ones', async () => {
    const batch = await create(['Glassworks Studio'], [{ service: 'Payroll', currency: 'USD', price: 21_000 }]);
    const [item] = await itemsOf(batch);
    expect(item && linesOf(item)).toEqual([
      ['Monthly bookkeeping', 34_000, 42_500],
      ['Payroll', 20_000, 21_000],
    ]);
    expect(item?.lines.map(({ isEdited }) => isEdited)).toEqual([false, true]);
    const [same] = await itemsOf(await create(['Glassworks Studio'], [{ service: 'Payroll', currency: 'USD', price: 20_000 }]));
    expect(same?.lines.map(({ isEdited }) => isEdited)).toEqual([false, false]);
    const [bookkeeping] = item?.lines ?? [];
    if (item) expect((await edit(batch, item, { leftOut: [bookkeeping?.id ?? ''] })).body.item.state).toBe('blocked');
    const again = (await readBatch(person, batch.id)).batch;
    if (item) await edit(again, item, { prices: { [bookkeeping?.id ?? '']: 40_000 } });
    const done = await send(batch);
    const proposal = await readProposal(done.items[0]?.proposal?.id);
    expect(proposal).toMatchObject({ status: 'sent', source: 'stale-price', amends: null });
    expect(proposal.sent?.content.options[0]?.lines.map(({ price }) => price)).toEqual([40_000, 20_000]);
    expect(await mailsTo(platform, `${item?.id}@client.example\r\n`)).toHaveLength(1);
    const [blocked] = await itemsOf(await create(['Glassworks Studio']));
    const reason = `The client has not decided on the new prices of proposal #${proposal.number} yet.`;
    expect(blocked).toMatchObject({ state: 'blocked', reasons: [reason] });
    const single = { clientId: idOf('Glassworks Studio'), ledgerService: 'Payroll', source: 'stale-price' };
    expect((await person.send('/proposals/v1/proposals', { body: single })).body).toMatchObject({ code: 'not_open' });
  });

  it('amend the accepted proposal with these services from their next period on, and leave its other lines as they are', async () => {
    const lines = [lineOf({ price: 34_000 }), lineOf({ name: 'Advice', price: 10_000 })];
    const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines }];
    const accepted = await accept('Glassworks Studio', { options });
    const batch = await create(['Glassworks Studio']);
    const [item, ...others] = await itemsOf(batch);
    expect(others).toEqual([]);
    expect(item?.amends).toEqual({ id: accepted.id, number: accepted.number });
    expect(item && linesOf(item)).toEqual([
      ['Monthly bookkeeping', 34_000, 42_500],
      ['Advice', 10_000, 10_000],
      ['Payroll', 20_000, 20_000],
    ]);
    expect(item).toMatchObject({ state: 'ready', yearBefore: 12 * 64_000, year: 12 * 72_500 });
    const payroll = item?.lines[2]?.id ?? '';
    if (item) await edit(batch, item, { leftOut: [payroll] });
    const done = await send(batch);
    const amendment = await readProposal(done.items[0]?.proposal?.id);
    expect(amendment).toMatchObject({ source: 'amendment', amends: { id: accepted.id } });
    expect(amendment.sent?.content.amends?.startsNextPeriod).toBe(true);
    expect(amendment.sent?.content.options[0]?.lines.map(({ name, price }) => [name, price])).toEqual([
      ['Monthly bookkeeping', 42_500],
      ['Advice', 10_000],
    ]);
  });

  it('keep the price of an accepted line that is left out, and raise nothing that was accepted at the new price', async () => {
    const of = (price: number) => ({
      options: [{ id: crypto.randomUUID(), name: 'A', description: '', lines: [lineOf({ price })] }],
    });
    await accept('Glassworks Studio', of(34_000));
    await accept('Alder Bakery', of(52_500));
    const batch = await create(['Alder Bakery', 'Glassworks Studio']);
    const [alder, glassworks] = await itemsOf(batch);
    expect(alder).toMatchObject({ state: 'blocked', reasons: ['The accepted proposal has these prices already.'], lines: [] });
    const [bookkeeping, payroll] = glassworks?.lines ?? [];
    if (!glassworks || !bookkeeping || !payroll) throw new Error('no lines');
    await edit(batch, glassworks, { leftOut: [bookkeeping.id], prices: { [payroll.id]: 25_000 } });
    const done = await send(batch);
    const sent = done.items.find(({ client }) => client === 'Glassworks Studio');
    const amendment = await readProposal(sent?.proposal?.id);
    expect(amendment.sent?.content.options[0]?.lines.map(({ price }) => price)).toEqual([34_000, 25_000]);
  });

  it('are not offered to clients without stale prices, and one client can be named once', async () => {
    const [item] = await itemsOf(await create(['Dunmore Dental']));
    expect(item).toMatchObject({ state: 'blocked', reasons: ['No price of this client is stale.'] });
    const twice = [idOf('Dunmore Dental'), idOf('Dunmore Dental')].map((clientId) => ({ clientId, prices: [] }));
    expect((await person.send(path, { body: { kind: 'raise', clients: twice } })).status).toBe(400);
    const unknown = [{ clientId: crypto.randomUUID(), prices: [] }];
    expect((await person.send(path, { body: { kind: 'raise', clients: unknown } })).status).toBe(404);
  });

  it('start as a draft with all stale prices of the client, as an amendment where the service was accepted', async () => {
    const start = async (client: string, part: object = {}): Promise<Proposal> => {
      const body = { clientId: idOf(client), ledgerService: 'Monthly bookkeeping', source: 'stale-price', ...part };
      return (await person.send('/proposals/v1/proposals', { body })).body;
    };
    const pricesOf = ({ draft }: Proposal) => draft?.options[0]?.lines.map(({ name, price }) => [name, price]);
    const offer = await start('Glassworks Studio', { newPrice: 41_000 });
    expect(offer).toMatchObject({ source: 'stale-price', amends: null });
    expect(pricesOf(offer)).toEqual([
      ['Monthly bookkeeping', 41_000],
      ['Payroll', 20_000],
    ]);
    const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines: [lineOf({ price: 42_000 })] }];
    const accepted = await accept('Alder Bakery', { options });
    const amendment = await start('Alder Bakery');
    expect(amendment).toMatchObject({ source: 'amendment', amends: { id: accepted.id } });
    expect(pricesOf(amendment)).toEqual([['Monthly bookkeeping', 52_500]]);
    expect(
      await person.send('/proposals/v1/proposals', { body: { clientId: idOf('Alder Bakery'), ledgerService: 'Gone' } }),
    ).toMatchObject({ status: 404 });
  });

  it('are accepted by the client like any other amendment', async () => {
    const options = [{ id: crypto.randomUUID(), name: 'All', description: '', lines: [lineOf({ price: 42_000 })] }];
    await accept('Alder Bakery', { options });
    const batch = await create(['Alder Bakery']);
    const [item] = await itemsOf(batch);
    if (item) await edit(batch, item, {});
    const done = await send(batch);
    const link = await linkTo(platform, `${item?.id}@client.example`);
    expect((await visitor(platform, link).sign()).status).toBe(201);
    const amendment = await readProposal(done.items[0]?.proposal?.id);
    expect(amendment).toMatchObject({ status: 'accepted', acceptance: { firstYear: { net: 12 * 52_500 } } });
    const raises = async () => (await person.send('/proposals/v1/revenue/raises')).body.raises;
    const { id, number } = amendment;
    const raise = { proposal: { id, number }, client: 'Alder Bakery', before: 42_000, after: 52_500 };
    expect(await raises()).toMatchObject([{ ...raise, service: 'Monthly bookkeeping', currency: 'USD', effect: null }]);
    // In force from June 2025, and the ledger was imported on 1 January 2026: it bills $420.00 on the first of each month.
    await platform.pool.query(
      `update proposals.acceptances set accepted_on = '2025-06-01',
         lines = (select jsonb_agg(line || '{"startsOn": null}') from jsonb_array_elements(lines) as line) where proposal_id = $1`,
      [id],
    );
    const effect = {
      billed: 42_000,
      volume: { before: null, after: 3 },
      revenue: { before: null, after: 126_000 },
      isLost: false,
    };
    expect(await raises()).toMatchObject([{ ...raise, inForceOn: '2025-06-01', effectOn: '2025-08-29', effect }]);
  });
});
