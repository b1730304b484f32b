import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Page, PageContent, PageRow } from './contract/pages';
import { plainRichText } from './contract/rich-text';
import { defaultFacts } from './facts/default-facts';
import { websiteOf, withoutWebsite } from './fixture-website';
import { publishedPaths, readHeads } from './pages/read-pages';

const path = '/mywebsite-admin/v1';
const { harborlineAccounting: harborline } = demoCompanies;

onEachDatabase('the website of a firm', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let pat: Person;
  /** TXT records of the DNS that the platform queries. */
  const records: Record<string, string[]> = {};
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { resolveTxt: async (name: string) => records[name] ?? [] });
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    pat = await (await addPerson(platform, { companyId: harborline.id })).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(() => withoutWebsite(platform, harborline.id));

  const list = async (): Promise<PageRow[]> => (await olivia.send(`${path}/pages`)).body.pages;
  const read = async (id: string): Promise<Page> => (await olivia.send(`${path}/pages/${id}`)).body;
  const save = async (id: string, part: Partial<PageContent>, person = olivia, version?: number) => {
    const page = await read(id);
    const body = { version: version ?? page.version, content: { ...page.content, ...part } };
    return person.send(`${path}/pages/${id}`, { method: 'PUT', body });
  };
  const publish = async (...ids: string[]) => {
    const rows = await list();
    const pages = rows.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
    const answer = await olivia.send(`${path}/page-publications`, { body: { pages } });
    await platform.settled();
    return answer;
  };
  const site = async () => (await olivia.send(`${path}/site`)).body.site;
  const shown = async (file: string): Promise<string> => {
    const found = await platform.findSite({ slug: (await site()).slug });
    return found ? readFileSync(join(found.folder, file), 'utf8') : '';
  };
  const byTitle = (rows: PageRow[], title: string): string => rows.find((row) => row.title === title)?.id ?? '';
  const publishAll = async () => {
    const rows = await websiteOf(olivia);
    await publish(...rows.map(({ id }) => id));
    return rows;
  };

  it('is created from a template, published as a whole, and shows the facts', async () => {
    const rows = await publishAll();
    expect(rows.map((row) => row.path)).toEqual(['', 'services/', 'about-us/', 'due-dates/', 'contact/']);
    expect(await shown('index.html')).toContain('<h1>Harborline Accounting</h1>');
    const facts = { ...defaultFacts('Harborline & Sons'), phone: '+1 503 555 0100' };
    const { version } = await site();
    expect((await olivia.send(`${path}/facts`, { method: 'PUT', body: { version, facts } })).status).toBe(200);
    await platform.settled();
    for (const file of ['index.html', 'contact/index.html', '404.html'])
      expect(await shown(file)).toContain('<a href="tel:+15035550100">+1\u00a0503\u00a0555\u00a00100</a>');
    expect(await shown('feed.xml')).toContain('<title>Harborline &amp; Sons</title>');
    expect((await olivia.send(`${path}/facts`, { method: 'PUT', body: { version, facts } })).body.code).toBe('changed_meanwhile');
  });

  it('shows drafts to nobody before they are published, and warns two editors of the same page', async () => {
    const rows = await publishAll();
    const id = byTitle(rows, 'About us');
    const text = { id: 'a', kind: 'text' as const, body: plainRichText('Founded in a garage.') };
    expect((await save(id, { blocks: [text] })).body).toMatchObject({ state: 'changed', version: 2, hasNewerDraft: true });
    expect((await save(id, { title: 'Ours' }, pat, 1)).body).toEqual({
      code: 'changed_meanwhile',
      message: 'Olivia Hart has changed this meanwhile. Open the newest version, then change it.',
    });
    expect(await shown('about-us/index.html')).not.toContain('garage');
    await publish(id);
    expect(await shown('about-us/index.html')).toContain('<p>Founded in a garage.</p>');
  });

  it('publishes a draft as it was when it was scheduled', async () => {
    const rows = await publishAll();
    const id = byTitle(rows, 'Services');
    await save(id, { title: 'What we do' });
    const at = new Date(platform.time.now + 600_000).toISOString();
    const scheduled = await olivia.send(`${path}/pages/${id}/schedule`, { method: 'PUT', body: { version: 2, at } });
    expect(scheduled.body).toMatchObject({ state: 'scheduled', scheduledFor: at, hasNewerDraft: false });
    await save(id, { title: 'Not yet' });
    await platform.settled();
    expect(await shown('services/index.html')).toContain('<h1>Services</h1>');
    platform.time.now += 601_000;
    await platform.settled();
    await platform.settled();
    expect(await shown('services/index.html')).toContain('<h1>What we do</h1>');
    expect(await read(id)).toMatchObject({ state: 'changed', content: { title: 'Not yet' } });
  });

  it('redirects from an earlier address to the current one, also after two pages swapped theirs', async () => {
    const rows = await publishAll();
    const [about, contact] = [byTitle(rows, 'About us'), byTitle(rows, 'Contact')];
    await save(about, { slug: 'team' });
    await publish(about);
    const first = await platform.findSite({ slug: (await site()).slug });
    expect(first?.redirects).toEqual({ 'about-us/': 'team/' });
    expect(await shown('about-us/index.html')).toContain('url=../team/');
    await save(about, { slug: 'contact' });
    expect((await publish(about)).body).toMatchObject({ code: 'name_taken' });
    await save(contact, { slug: 'team' });
    expect((await publish(about, contact)).status).toBe(200);
    const paths = publishedPaths(await readHeads(platform.database, harborline.id));
    expect([paths.get(about), paths.get(contact)]).toEqual(['contact/', 'team/']);
    const swapped = await platform.findSite({ slug: (await site()).slug });
    expect(swapped?.redirects).toEqual({ 'about-us/': 'contact/' });
    expect(await shown('team/index.html')).toContain('<h1>Contact</h1>');
  });

  it('is served at the firm’s own domain once a DNS record proves that the firm owns it', async () => {
    await publishAll();
    const { slug } = await site();
    const domain = 'www.harborline.example';
    const entered = (await olivia.send(`${path}/address`, { method: 'PUT', body: { slug, domain } })).body.site;
    await platform.settled();
    expect(entered.address).toContain(slug);
    expect(await platform.findSite({ domain })).toBeUndefined();
    const prove = () => olivia.send(`${path}/domain-proof`, { method: 'POST' });
    expect((await prove()).body.code).toBe('not_open');
    records[entered.domainRecord.name] = ['v=spf1 -all', entered.domainRecord.value];
    expect((await prove()).body.site).toMatchObject({ address: `https://${domain}/`, domainRecord: null });
    await platform.settled();
    const found = await platform.findSite({ domain });
    expect(readFileSync(join(found?.folder ?? '', 'index.html'), 'utf8')).toContain(`rel="canonical" href="https://${domain}/"`);
    // Another firm may enter the domain, too, without effect.
    await platform.pool.query(
      `INSERT INTO mywebsite_admin.sites (company_id, slug, domain, facts) SELECT gen_random_uuid(), 'other', $1, facts FROM mywebsite_admin.sites`,
      [domain],
    );
    await olivia.send(`${path}/address`, { method: 'PUT', body: { slug, domain: '' } });
    expect(await platform.findSite({ domain })).toBeUndefined();
    await platform.pool.query(`DELETE FROM mywebsite_admin.sites WHERE slug = 'other'`);
  });

  it('cannot take an address that another firm gave up less than a year ago, but that firm can return to it', async () => {
    await websiteOf(olivia);
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    await withoutWebsite(platform, noah.claims.companyId);
    const { slug } = await site();
    const move = (to: string) => olivia.send(`${path}/address`, { method: 'PUT', body: { slug: to, domain: '' } });
    expect((await move(`${slug}-2`)).status).toBe(200);
    const start = () => noah.send(`${path}/site`, { body: { slug, name: 'Brightfield' } });
    const taken = { status: 409, body: { code: 'name_taken', message: 'This address is taken. Choose another one.' } };
    expect(await start()).toMatchObject(taken);
    expect((await move(slug)).status).toBe(200);
    expect(await start()).toMatchObject(taken);
    expect((await move(`${slug}-3`)).status).toBe(200);
    expect(await start()).toMatchObject(taken);
    await platform.pool.query(`UPDATE mywebsite_admin.held_addresses SET released_at = released_at - interval '366 days'`);
    expect((await start()).status).toBe(201);
    await withoutWebsite(platform, noah.claims.companyId);
    expect((await move('l0gin')).body.message).toBe('This address is reserved. Choose another one.');
  });

  it('restores an earlier publication, and the next publication includes all changes again', async () => {
    const rows = await publishAll();
    const id = byTitle(rows, 'Contact');
    await save(id, { title: 'Visit us' });
    await publish(id);
    const { publications } = (await olivia.send(`${path}/publications`)).body;
    expect(publications.map(({ state, isCurrent }: { state: string; isCurrent: boolean }) => [state, isCurrent])).toEqual([
      ['done', true],
      ['done', false],
    ]);
    await olivia.send(`${path}/publications/${publications[1].id}/current`, { body: {} });
    expect(await shown('contact/index.html')).toContain('<h1>Contact</h1>');
    await save(id, { title: 'Find us' });
    await publish(id);
    expect(await shown('contact/index.html')).toContain('<h1>Find us</h1>');
  });

  it('keeps earlier drafts, and a page in the trash until it is restored', async () => {
    const rows = await publishAll();
    const id = byTitle(rows, 'Contact');
    await save(id, { title: 'One' });
    await save(id, { title: 'Two' }, pat);
    const { revisions } = (await olivia.send(`${path}/pages/${id}/revisions`)).body;
    expect(revisions.map(({ title, by }: { title: string; by: string }) => `${title} by ${by}`)).toEqual([
      'One by Olivia Hart',
      'Contact by Olivia Hart',
    ]);
    const back = await olivia.send(`${path}/pages/${id}/revisions/${revisions[1].id}/restore`, { body: { version: 3 } });
    expect(back.body).toMatchObject({ version: 4, content: { title: 'Contact' } });
    expect((await olivia.send(`${path}/pages/${id}`, { method: 'DELETE' })).status).toBe(204);
    await platform.settled();
    const found = await platform.findSite({ slug: (await site()).slug });
    expect(() => readFileSync(join(found?.folder ?? '', 'contact/index.html'))).toThrow('ENOENT');
    expect((await olivia.send(`${path}/pages/${id}/restore`, { body: {} })).body).toMatchObject({
      state: 'draft',
      deletedAt: null,
    });
  });

  it('keeps a page with pages below it, and the home page, out of the trash', async () => {
    const rows = await websiteOf(olivia);
    const parentId = byTitle(rows, 'Services');
    const below = (await olivia.send(`${path}/pages`, { body: { template: 'blank', title: 'Tax', parentId } })).body;
    expect(below.path).toBe('services/tax/');
    const trash = (id: string) => olivia.send(`${path}/pages/${id}`, { method: 'DELETE' });
    expect((await trash(parentId)).body.code).toBe('not_open');
    expect((await trash(rows.find((row) => row.path === '')?.id ?? '')).body.code).toBe('not_open');
    expect([(await trash(below.id)).status, (await trash(parentId)).status]).toEqual([204, 204]);
    // Its parent is in the trash, so that it comes back on the first level.
    expect((await olivia.send(`${path}/pages/${below.id}/restore`, { body: {} })).body).toMatchObject({
      path: 'tax/',
      parentId: null,
    });
  });

  it('moves pages in the tree, but never below themselves', async () => {
    const rows = await websiteOf(olivia);
    const [services, contact] = [byTitle(rows, 'Services'), byTitle(rows, 'Contact')];
    const move = (places: { id: string; parentId: string | null }[]) =>
      olivia.send(`${path}/page-order`, { body: { pages: places } });
    const { body } = await move([
      { id: contact, parentId: null },
      { id: services, parentId: contact },
    ]);
    const moved = new Map(body.pages.map((row: PageRow) => [row.id, row.path]));
    expect([moved.get(contact), moved.get(services)]).toEqual(['contact/', 'contact/services/']);
    expect((await move([{ id: contact, parentId: services }])).status).toBeGreaterThanOrEqual(400);
    expect((await list()).find(({ id }) => id === contact)).toMatchObject({ parentId: null });
  });
});
