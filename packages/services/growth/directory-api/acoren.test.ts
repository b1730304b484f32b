import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthly, writeBills } from '@services/directory/fixture-bills';
import { addVendor, importFile, newVendors } from '@services/directory/fixture-vendors';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { buildSchema, isObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { accessOfFields } from './access.fields';
import { documentIds } from './contract/document-ids';
import { typeDefs } from './schema/type-defs';

const schema = buildSchema(typeDefs);
const PATH = '/acoren/graphql';

it('schema.graphql matches the printed schema', () => {
  const print = (text: string) => printSchema(lexicographicSortSchema(buildSchema(text)));
  expect(print(readFileSync(join(__dirname, 'schema.graphql'), 'utf8'))).toBe(print(typeDefs));
});

it('every field declares whose data it shows', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
  expect(Object.keys(accessOfFields).sort()).toEqual(fields.sort());
});

/** Selects all scalar fields of a type and of the types below it, down to some levels. */
function allOf(type: string, levels: number, skipped: readonly string[] = []): string {
  const object = schema.getType(type);
  if (!isObjectType(object)) return '';
  return Object.values(object.getFields())
    .flatMap(({ name, type: of }) => {
      const inner = String(of).replace(/[[\]!]/g, '');
      if (skipped.includes(`${type}.${name}`)) return [];
      if (!isObjectType(schema.getType(inner))) return [name];
      return levels > 0 ? [`${name} { ${allOf(inner, levels - 1, skipped)} }`] : [];
    })
    .join(' ');
}

onOneDatabase('GraphQL', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let noah: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    noah = await demoPerson(platform, demoPeople.noah).signIn();
    member = await (await addPerson(platform, { companyId: demoCompanies.harborlineAccounting.id })).signIn();
  });
  afterAll(() => platform.close());

  const ask = async (person: Person, query: string, variables = {}) =>
    (await person.send(PATH, { body: { query, variables } })).body;
  const slugOf = async (id: string): Promise<string> =>
    (await platform.pool.query('select slug from solutionhub_vendors.vendors where id = $1', [id])).rows[0].slug;

  it('shows a firm its own prices, requests, favorites and bills, and shows none of them to another firm', async () => {
    const { vendorId } = await newVendors(platform, member);
    const slug = await slugOf(vendorId);
    await member.send(`/solutionhub-vendors/v1/favorites/${vendorId}`, { method: 'PUT' });
    const { rows } = await platform.pool.query('select name from solutionhub_vendors.vendors where id = $1', [vendorId]);
    await writeBills(platform, member.claims.companyId, monthly(rows[0].name, 5_000, '2025-12-10', 6), '2026-01-01');
    const query = `query ($slug: String!) { vendor(slug: $slug) { ${allOf('Vendor', 1, ['Vendor.introduction'])} } }`;
    const mine = (await ask(member, query, { slug })).data.vendor;
    const theirs = (await ask(noah, query, { slug })).data.vendor;
    expect(mine).toMatchObject({ isFavorite: true, monthsPaid: 6, prices: [{ amount: 1 }], tool: { monthly: 5_000 } });
    expect(theirs).toMatchObject({ isFavorite: false, monthsPaid: 0, prices: [], tool: null });
    // Data for all is the same for both, and so are reviews, except for whose they are.
    const fields = Object.entries(accessOfFields).filter(([field, whose]) => field.startsWith('Vendor.') && whose === 'all');
    for (const [field] of fields) expect(theirs[field.slice(7)]).toEqual(mine[field.slice(7)]);
    expect(mine.reviews).toMatchObject([{ rating: 4, isOwn: true }]);
    expect(theirs.reviews).toMatchObject([{ rating: 4, isOwn: false }]);
    expect(JSON.stringify(theirs)).not.toContain(member.claims.companyId);
    const own = `{ introductions { ${allOf('Introduction', 0)} } suggestions { id } favorites { id } people { id } }`;
    const other = (await ask(noah, own)).data;
    expect(other).toMatchObject({ introductions: [], suggestions: [], favorites: [] });
    expect(other.people.map(({ id }: { id: string }) => id)).not.toContain(member.id);
    expect((await ask(olivia, own)).data.introductions.length).toBeGreaterThan(0);
    // Favorites belong to a person.
    expect((await ask(olivia, own)).data.favorites).toEqual([]);
  });

  it('shows the requests of all firms only to operators', async () => {
    for (const field of ['requestsToPassOn', 'openSuggestions']) {
      const query = `{ ${field} { id } }`;
      for (const person of [noah, member]) expect((await ask(person, query)).errors[0].extensions.code).toBe('forbidden');
      expect((await ask(olivia, query)).errors).toBeUndefined();
    }
  });

  it('refuses missing and foreign tokens, and closed apps', async () => {
    const path = `${PATH}?documentId=${documentIds.people}`;
    expect((await member.browser.send(path, { token: '' })).status).toBe(401);
    const closed = await (await addPerson(platform, { companyId: member.claims.companyId })).signIn();
    const apps = { explore: 'blocked' };
    await olivia.send(`/access/v1/people/${closed.id}`, { method: 'PUT', body: { version: 1, apps } });
    expect([(await closed.send(path)).status, (await ask(closed, '{ directory { vendors } }')).code]).toEqual([403, 'forbidden']);
  });

  it('answers stored queries by their id, and refuses unknown ids', async () => {
    const response = (id: string, variables = '{}') =>
      member.send(`${PATH}?documentId=${id}&variables=${encodeURIComponent(variables)}`);
    expect((await response(documentIds.vendors, '{"find":"x"}')).body.data.vendors.total).toBeDefined();
    for (const name of ['vendor', 'compare', 'favorites', 'software', 'people', 'requests'] as const) {
      const { status, body } = await response(documentIds[name], '{"slug":"a","slugs":[]}');
      expect([name, status, body.errors]).toEqual([name, 200, undefined]);
    }
    expect((await response('0'.repeat(64))).status).toBe(400);
    for (const variables of ['[]', '1', '{']) expect((await response(documentIds.vendors, variables)).status).toBe(400);
  });

  it('refuses deep queries, aliases, batches and long documents before anything runs', async () => {
    const deep = `{ vendor(slug: "a") { ${'introduction { vendor { '.repeat(25)}id${' } }'.repeat(25)} } }`;
    const aliases = Array.from({ length: 1_000 }, (_, at) => `a${at}: directory { vendors }`).join(' ');
    for (const query of [
      deep,
      `{ ${aliases} }`,
      '{ a: vendors(first: 100) { vendors { facts { value } peers { firms } } } b: vendors(first: 100) { vendors { facts { value } peers { firms } } } }',
    ]) {
      const { data, errors, code } = await ask(member, query);
      expect([data ?? null, errors?.length ?? code]).toEqual([null, query.length > 20_000 ? 'invalid_request' : 1]);
    }
    expect((await member.send(PATH, { body: [{ query: '{ directory { vendors } }' }] })).status).toBe(400);
    expect((await ask(member, 'mutation { a }')).errors[0].message).toMatch(/mutation/);
    expect((await ask(member, '{ compare(slugs: ["a", "b", "c", "d", "e"]) { id } }')).errors[0].message).toMatch(/Up to 4/);
  });

  it('in production answers only stored queries, and reveals nothing about the schema', async () => {
    const browser = new Browser(platform, 'https://api.suite.localhost:8443');
    const { access_token: token } = await browser.signIn(demoPeople.noah.email);
    const response = await browser.send(PATH, { token, body: { query: '{ __schema { types { name } } }' } });
    expect([response.status, (await response.json()).message]).toEqual([400, 'Only stored queries are answered in production.']);
    const stored = await browser.send(`${PATH}?documentId=${documentIds.people}`, { token });
    expect((await stored.json()).data.people).toHaveLength(1);
    expect((await ask(member, '{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  });

  it("finds vendors despite typing errors, and immediately after an operator's change", async () => {
    const { body } = await importFile(platform, olivia, [
      { name: 'Gusto Payroll', certifications: ['SOC 2 Type II'], websiteUrl: 'https://gusto.example.com' },
      { name: 'Rippling', websiteUrl: 'javascript:alert(1)' },
    ]);
    expect(body).toMatchObject({ read: 2, added: 1, rejected: 1, problems: [{ row: 2, name: 'Rippling' }] });
    const find = async (text: string) =>
      (await ask(member, 'query ($t: String) { vendors(find: $t) { vendors { name } } }', { t: text })).data.vendors.vendors.map(
        ({ name }: { name: string }) => name,
      );
    expect(await find('gutso payrol')).toContain('Gusto Payroll');
    const added = `Quillbook ${kind}`;
    await addVendor(platform, added);
    expect(await find('quilbook')).toContain(added);
    await platform.pool.query('delete from solutionhub_vendors.vendors where name = $1', [added]);
    await importFile(platform, olivia, [{ name: `Another ${kind}` }]);
    expect(await find('quillbook')).not.toContain(added);
  });
});
