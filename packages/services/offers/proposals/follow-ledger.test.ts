import { demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Line } from '@suite/pricing/line';
import type { Draft } from './contract/content';
import type { Proposal } from './contract/proposals';
import { lineOf, linkTo, newAddress, sendDraft, visitor } from './fixture-proposals';

const path = '/proposals/v1/proposals';

// The demo ledger goes to January 1, 2026 and bills Alder Bakery $420 for Monthly bookkeeping on the first of each month.
onEachDatabase('a proposal and the ledger', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const clientId = async (name: string): Promise<string> =>
    (await person.send(`/offers/v1/clients?find=${encodeURIComponent(name)}`)).body.clients[0].clientId;

  async function begin(client: string, lines: Line[], of: Partial<Draft> = {}): Promise<Proposal> {
    const started: Proposal = (await person.send(path, { body: { clientId: await clientId(client) } })).body;
    const [option] = started.draft?.options ?? [];
    const recipients = [{ name: 'Ada Bay', email: newAddress(), role: 'signer' }];
    const draft = { ...started.draft, options: [{ ...option, lines }], recipients, showsLastYear: true, ...of };
    const { body } = await person.send(`${path}/${started.id}/draft`, {
      method: 'PUT',
      body: { revision: started.revision, draft },
    });
    return { ...started, revision: body.revision };
  }

  async function lastYear(client: string, lines: Line[], of: Partial<Draft> = {}) {
    const { status, body } = await sendDraft(person, await begin(client, lines, of));
    expect(status).toBe(201);
    const shown = await visitor(platform, await linkTo(platform, body.sent.recipients[0].email)).read();
    return shown.state === 'open' && shown.content.lastYear;
  }

  it('shows the client what it was invoiced in the past year, for services in the ledger', async () => {
    const services = [{ name: 'Monthly bookkeeping', currency: 'USD', billing: 'monthly' }];
    const [book] = (await person.send('/offers/v1/services/from-ledger', { body: { services } })).body.services;
    const renamed = lineOf({ name: 'Books', serviceId: book.id, billing: 'monthly' });
    const unknown = lineOf({ name: 'Something new' });
    expect(await lastYear('Alder Bakery', [renamed, unknown])).toEqual({
      to: '2026-01-01',
      // January 1, 2025 is the day before that year.
      invoiced: 11 * 42_000,
      prices: [{ lineName: 'Books', price: 42_000 }],
    });
    // By its name, when it comes from no service; a client that pays for something else also sees what is new.
    const byName = lineOf({ name: 'payroll' });
    expect(await lastYear('Dunmore Dental', [byName, renamed])).toMatchObject({
      prices: [
        { lineName: 'payroll', price: expect.any(Number) },
        { lineName: 'Books', price: null },
      ],
    });
  });

  it('shows nothing for another currency or billing period, when switched off, or when the ledger does not cover the year', async () => {
    const bookkeeping = lineOf({ name: 'Monthly bookkeeping' });
    expect(await lastYear('Alder Bakery', [bookkeeping])).not.toBeNull();
    expect(await lastYear('Alder Bakery', [bookkeeping], { currency: 'EUR' })).toBeNull();
    expect(await lastYear('Alder Bakery', [lineOf({ name: 'Monthly bookkeeping', billing: 'quarterly' })])).toBeNull();
    expect(await lastYear('Alder Bakery', [bookkeeping], { showsLastYear: false })).toBeNull();
    await platform.pool.query("update insights.metric_sets set covers_from = '2025-06-01'");
    expect(await lastYear('Alder Bakery', [bookkeeping])).toBeNull();
  });

  it('follows its client into another one, and back when the two are separated', async () => {
    const proposal = await begin('Alder Bakery', [lineOf()]);
    const [alder, dunmore] = [await clientId('Alder Bakery'), await clientId('Dunmore Dental')];
    const client = async (id = proposal.id) => (await person.send(`${path}/${id}`)).body.clientId;
    const own = await begin('Dunmore Dental', [lineOf()]);
    await person.send('/insights/clients/merges', { body: { intoId: dunmore, clientIds: [alder] } });
    expect([await client(), await client(own.id)]).toEqual([dunmore, dunmore]);
    const { proposals } = (await person.send(`${path}?clientId=${dunmore}`)).body;
    expect(proposals.map(({ id }: Proposal) => id)).toEqual(expect.arrayContaining([proposal.id, own.id]));
    await person.send(`/insights/clients/merges/${alder}`, { method: 'DELETE' });
    expect([await client(), await client(own.id)]).toEqual([alder, dunmore]);
  });

  it('keeps its internal note after it was sent', async () => {
    const { body } = await sendDraft(person, await begin('Alder Bakery', [lineOf()], { note: 'Ask about the lease.' }));
    expect(body.sent.note).toBe('Ask about the lease.');
    const shown = await visitor(platform, await linkTo(platform, body.sent.recipients[0].email)).read();
    expect(JSON.stringify(shown)).not.toContain('Ask about the lease.');
  });
});
