import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { HIGHEST_PRICE, type Line } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import { type BookService, MAX_SERVICES } from './contract/price-book';
import { latestLetter, offerSettings, templateOf } from './ports';
import { services, terms } from './schema';

const path = '/offers/v1';

const written = {
  name: 'Payroll',
  description: 'Pay runs and filings',
  category: 'Payroll',
  currency: 'USD',
  billing: 'monthly' as const,
  unit: 'employee',
  price: 2_800,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: true,
  ledgerName: '',
};
const letter = { scope: 'Bookkeeping', notCovered: 'Audits', body: 'Fees' };

// A firm without a ledger and without demo data of offers.
onOneDatabase('the price book of a firm', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  let olivia: Person;
  let companyId: string;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    companyId = noah.claims.companyId;
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    for (const table of ['settings', 'templates', 'bundles', 'services', 'terms'])
      await platform.pool.query(`delete from offers.${table} where company_id = $1`, [companyId]);
  });

  const post = (resource: string, body: object) => noah.send(`${path}/${resource}`, { body });
  const put = (resource: string, body: object) => noah.send(`${path}/${resource}`, { method: 'PUT', body });
  const addService = async (of: object = {}): Promise<BookService> => (await post('services', { ...written, ...of })).body;
  const book = async (): Promise<BookService[]> => (await noah.send(`${path}/services`)).body.services;

  it('lists services by category and name, archived ones last, and finds them', async () => {
    await addService({ name: 'payroll', category: 'Payroll' });
    await addService({ name: 'Tax return', category: 'Tax' });
    await addService({ name: 'Advice', category: '' });
    const { id, version, updatedAt: _, ...audit } = await addService({ name: 'Audit', category: 'Assurance' });
    await put(`services/${id}`, { ...audit, isArchived: true, version });
    await addService({ name: 'Bookkeeping', category: 'Payroll', description: 'Every ledger' });
    expect((await book()).map(({ name }) => name)).toEqual(['Bookkeeping', 'payroll', 'Tax return', 'Advice', 'Audit']);
    const found = await noah.send(`${path}/services?find=LEDGER`);
    expect(found.body.services.map(({ name }: BookService) => name)).toEqual(['Bookkeeping']);
  });

  it('keeps markup and right-to-left text unchanged', async () => {
    const name = '<img src=x onerror=alert(1)> ‮שירות‬ & "Co"';
    const made = await addService({ name, description: '</script>{{client}}\n- ثلاثة' });
    expect(made).toMatchObject({ name, description: '</script>{{client}}\n- ثلاثة' });
    expect((await book())[0]).toEqual(made);
  });

  it.each([
    ['a price of 0', { price: 0 }, 201],
    ['a price of twelve digits', { price: HIGHEST_PRICE }, 201],
    ['a price of thirteen digits', { price: HIGHEST_PRICE + 1 }, 400],
    ['a negative price', { price: -1 }, 400],
    ['a part of a cent', { price: 0.5 }, 400],
    ['a price in words', { price: '28' }, 400],
    ['no currency', { currency: '' }, 400],
    ['a currency in lower case', { currency: 'usd' }, 400],
    ['no name', { name: '  ' }, 400],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 400],
    ['a deposit of what recurs', { depositRate: 1000 }, 400],
    ['a deposit of what is charged on completion', { billing: 'completion', depositRate: 3000 }, 201],
    ['a minimum term of what is charged once', { billing: 'acceptance', minimumTerm: 12 }, 400],
    ['a tax of more than all', { taxRate: 100_001 }, 400],
    ['tiers that fall', { drivers: [driver(10, 5, null)] }, 400],
    ['a last tier with an end', { drivers: [driver(5, 10)] }, 400],
    ['no tiers', { drivers: [driver()] }, 400],
    ['six price inputs', { drivers: Array.from({ length: 6 }, () => driver(null)) }, 400],
    ['rising tiers', { drivers: [driver(5, 10, null)] }, 201],
  ])('%s gets the expected response', async (_, of, status) => {
    expect((await post('services', { ...written, ...of })).status).toBe(status);
  });

  it('accepts each name once, ignoring case and including archived services', async () => {
    const { id } = await addService();
    expect(await post('services', { ...written, name: ' PAYROLL ' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', message: 'Another service of your firm has this name. Choose a different one.' },
    });
    await put(`services/${id}`, { ...written, isArchived: true, version: 1 });
    expect((await post('services', written)).body.code).toBe('name_taken');
    const other = await addService({ name: 'Other' });
    const renamed = { ...written, isArchived: false, version: other.version };
    expect((await put(`services/${other.id}`, renamed)).body.code).toBe('name_taken');
    const codes = await Promise.all([1, 2, 3].map(async () => (await post('services', { ...written, name: 'Same' })).status));
    expect(codes.sort()).toEqual([201, 409, 409]);
  });

  it('does not overwrite what somebody else has changed', async () => {
    const { id } = await addService();
    const change = (price: number) => put(`services/${id}`, { ...written, price, isArchived: false, version: 1 });
    const statuses = (await Promise.all([change(1), change(2), change(3)])).map(({ status, body }) => body.code ?? status);
    expect(statuses.map(String).sort()).toEqual(['200', 'changed_meanwhile', 'changed_meanwhile']);
    expect((await book())[0]).toMatchObject({ version: 2 });
  });

  it('refuses a service beyond the limit and says what to do', async () => {
    const row = { ...written, billing: 'monthly' as const, companyId, updatedAt: new Date() };
    const many = Array.from({ length: MAX_SERVICES - 1 }, (_, place) => ({ ...row, name: `Service ${place}` }));
    await platform.database.insert(services).values(many);
    expect((await post('services', { ...written, name: 'The last' })).status).toBe(201);
    expect(await post('services', { ...written, name: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'limit_reached', message: expect.stringMatching(/^A firm can have 1,000 services in its price book\. /) },
    });
  });

  it('bundles only services of its own price book in one currency', async () => {
    const [dollars, euros] = [await addService(), await addService({ name: 'In euros', currency: 'EUR' })];
    const strange = (await olivia.send(`${path}/services`)).body.services[0];
    const bundle = (...all: { id: string }[]) => ({
      name: 'Start',
      services: all.map(({ id }) => ({ serviceId: id, quantity: 1.5 })),
    });
    expect((await post('bundles', bundle(dollars, euros))).body.fields).toEqual({ services: 'Choose services of one currency.' });
    expect((await post('bundles', bundle(dollars, strange))).body.fields.services).toMatch(/is not in your price book/);
    expect((await post('bundles', bundle())).status).toBe(400);
    const made = (await post('bundles', bundle(dollars))).body;
    expect(made).toMatchObject({ name: 'Start', services: [{ serviceId: dollars.id, quantity: 1.5 }], version: 1 });
    expect((await post('bundles', { ...bundle(dollars), name: 'START' })).body.code).toBe('name_taken');
    const change = { ...bundle(euros), version: 1 };
    expect((await put(`bundles/${made.id}`, change)).status).toBe(200);
    expect((await put(`bundles/${made.id}`, change)).body.code).toBe('changed_meanwhile');
    expect((await noah.send(`${path}/bundles/${made.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await noah.send(`${path}/bundles`)).body).toEqual({ bundles: [] });
  });

  const line = (of: Partial<Line> = {}) => newLine({ ...written, ...of });
  const template = (...lines: object[]) => ({
    name: 'Yearly',
    title: 'Your year',
    message: '',
    currency: 'USD',
    options: [{ id: crypto.randomUUID(), name: 'Our proposal', description: '', lines }],
    termsId: null,
    validDays: 30,
  });

  it('fills a template with the current texts and prices of the price book, and keeps lines written by hand', async () => {
    const inputs = [{ name: 'forms', units: 10, tiers: [{ upTo: null, each: 100, flat: 0 }] }];
    const { id } = await addService({ drivers: inputs });
    const counted = inputs.map((input) => ({ ...input, units: 25 }));
    const ofBook = line({ serviceId: id, quantity: 14, isAddOn: true, drivers: counted });
    const byHand = line({ name: 'By hand', price: 5 });
    const made = await post('templates', template(ofBook, byHand));
    expect(made.status).toBe(201);
    const raised = [{ name: 'forms', units: 10, tiers: [{ upTo: null, each: 200, flat: 0 }] }];
    await put(`services/${id}`, {
      ...written,
      name: 'Payroll 2027',
      price: 3_000,
      drivers: raised,
      isArchived: true,
      version: 1,
    });

    const used = await templateOf(platform.database, companyId, made.body.id);
    const [first, second] = used?.options[0]?.lines ?? [];
    expect(first).toMatchObject({ name: 'Payroll 2027', price: 3_000, quantity: 14, isAddOn: true, serviceId: id });
    expect(first?.drivers).toEqual([{ ...raised[0], units: 25 }]);
    expect(second).toMatchObject({ name: 'By hand', price: 5 });
    expect([first?.id, second?.id]).not.toEqual([ofBook.id, byHand.id]);
    expect(made.body.options[0].lines.map(({ id: own }: { id: string }) => own)).toEqual([ofBook.id, byHand.id]);

    await put(`services/${id}`, { ...written, currency: 'JPY', isArchived: false, version: 2 });
    const later = await templateOf(platform.database, companyId, made.body.id);
    expect(later?.options[0]?.lines[0]).toMatchObject({ name: 'Payroll', price: 2_800 });
  });

  it('refuses templates that cannot become a proposal', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => line());
    expect((await post('templates', template(...lines(200)))).status).toBe(201);
    expect((await post('templates', { ...template(...lines(201)), name: 'Long' })).status).toBe(400);
    const many = { ...template(), name: 'Many', options: Array.from({ length: 4 }, () => template().options[0]) };
    expect((await post('templates', many)).status).toBe(400);
    const strange = (await olivia.send(`${path}/services`)).body.services[0];
    const ofOthers = { ...template(line({ serviceId: strange.id })), name: 'Of others' };
    expect((await post('templates', ofOthers)).body.fields.options).toMatch(
      /^A line has a service that is not in your price book/,
    );
    const theirs = (await olivia.send(`${path}/terms`)).body.terms[0];
    const withTheirs = { ...template(), name: 'With theirs', termsId: theirs.id };
    expect((await post('templates', withTheirs)).body.fields.termsId).toMatch(/^There is no such letter/);
    expect((await post('templates', template())).body.code).toBe('name_taken');
  });

  it('adds a version when the text of a letter changes, and never changes an earlier one', async () => {
    const { body: made } = await post('terms', { name: 'Bookkeeping', ...letter });
    const { id } = made;
    const change = (of: object) => put(`terms/${id}`, { name: 'Bookkeeping', ...letter, isArchived: false, version: 1, ...of });
    expect((await change({ name: 'Books' })).body).toMatchObject({ name: 'Books', latest: { version: 1 } });
    const before = (await noah.send(`${path}/terms/${id}/versions`)).body.versions;
    expect((await change({ scope: 'Bookkeeping and payroll' })).body.latest).toMatchObject({ version: 2, by: 'Noah Bright' });
    expect(await change({ scope: 'Something else' })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await change({ version: 2, isArchived: true, scope: 'Bookkeeping and payroll' })).body.latest.version).toBe(2);
    const { versions } = (await noah.send(`${path}/terms/${id}/versions`)).body;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(versions.slice(1)).toEqual(before);
    expect(await latestLetter(platform.database, companyId, id)).toMatchObject({ version: 2, scope: 'Bookkeeping and payroll' });
    expect(await latestLetter(platform.database, olivia.claims.companyId, id)).toBeUndefined();
  });

  it('makes one new version of a letter when several people save it at once', async () => {
    const { body } = await post('terms', { name: 'Bookkeeping', ...letter });
    const change = (scope: string) =>
      put(`terms/${body.id}`, { name: 'Bookkeeping', ...letter, scope, isArchived: false, version: 1 });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await noah.send(`${path}/terms/${body.id}/versions`)).body.versions).toHaveLength(2);
  });

  it('refuses a letter that does not say what is covered and what is not', async () => {
    for (const missing of [{ scope: ' ' }, { notCovered: '' }, { name: '' }, { body: 'x'.repeat(60_001) }])
      expect((await post('terms', { name: 'Any', ...letter, ...missing })).status).toBe(400);
    expect((await post('terms', { name: 'Any', ...letter, body: '' })).status).toBe(201);
    expect((await post('terms', { name: 'ANY', ...letter })).body.code).toBe('name_taken');
  });

  it('starts with empty settings, and keeps what an administrator sets', async () => {
    const { body: first } = await noah.send(`${path}/settings`);
    expect(first).toMatchObject({
      version: 0,
      currency: null,
      timeZone: 'UTC',
      approval: { discountAbove: null, totalAbove: null },
    });
    const [own] = await platform.database.insert(terms).values({ companyId, name: 'Own' }).returning();
    const settings = { ...first, currency: 'JPY', timeZone: 'Asia/Tokyo', reminderDays: [], termsId: own?.id };
    const approval = { discountAbove: 1_500, totalAbove: 1_000_000 };
    expect((await put('settings', { ...settings, approval })).body).toMatchObject({ ...settings, approval, version: 1 });
    expect(await offerSettings(platform.database, companyId)).toMatchObject({ ...settings, approval, version: 1 });
    expect((await put('settings', { ...settings, approval })).body.code).toBe('changed_meanwhile');
    const theirs = (await olivia.send(`${path}/terms`)).body.terms[0];
    const wrong = [
      { timeZone: 'Mars/Olympus' },
      { reminderDays: [7, 3] },
      { reminderDays: [1, 2, 3, 4, 5, 6] },
      { validDays: 0 },
      { billingDay: 32 },
      { currency: 'dollar' },
      { termsId: theirs.id },
      { approval: { discountAbove: 10_001, totalAbove: null } },
      { approval: { discountAbove: null, totalAbove: HIGHEST_PRICE + 1 } },
    ];
    for (const of of wrong)
      expect([of, (await put('settings', { ...settings, approval, version: 1, ...of })).status]).toEqual([of, 400]);
  });

  it('uses the currency of the ledger until another one is set', async () => {
    await platform.pool.query("update ledger.firms set currency = 'CAD' where company_id = $1", [companyId]);
    const { body } = await noah.send(`${path}/settings`);
    expect(body.currency).toBe('CAD');
    expect((await put('settings', { ...body, currency: 'EUR' })).body.currency).toBe('EUR');
    await platform.pool.query('update ledger.firms set currency = null where company_id = $1', [companyId]);
  });

  it('works without a ledger and says what is missing', async () => {
    expect(await noah.send(`${path}/ledger-services`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const imported = await post('services/from-ledger', { services: [{ name: 'Any', currency: 'USD', billing: 'monthly' }] });
    expect(imported).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/connect a ledger or import one first/) },
    });
    const added = await noah.send('/insights/api/v1/firms/add-clients', {
      body: { parentId: await firmId(), clients: [{ name: 'Acme Roofing', email: 'pay@acme.example' }] },
    });
    expect(added.status).toBe(200);
    const { clients } = (await noah.send(`${path}/clients?find=ROOF`)).body;
    expect(clients).toMatchObject([{ name: 'Acme Roofing', email: 'pay@acme.example' }]);
    expect((await noah.send(`${path}/clients/${clients[0].clientId}/prices`)).body).toEqual({
      asOf: null,
      prices: [],
      payment: null,
    });
    expect((await olivia.send(`${path}/clients/${clients[0].clientId}/prices`)).status).toBe(404);
  });

  const firmId = async () =>
    (await platform.pool.query('select id from ledger.firms where company_id = $1', [companyId])).rows[0].id;

  it('is visible to everyone with the app, and only administrators change its settings', async () => {
    const member = await (await addPerson(platform, { companyId })).signIn();
    expect((await member.send(`${path}/services`, { body: written })).status).toBe(201);
    const { body } = await member.send(`${path}/settings`);
    expect((await member.send(`${path}/settings`, { method: 'PUT', body })).status).toBe(403);
  });
});

/** Returns a price input whose tiers end at the given numbers. */
function driver(...ends: (number | null)[]) {
  return { name: 'forms', units: 1, tiers: ends.map((upTo) => ({ upTo, each: 100, flat: 0 })) };
}
