import { monthly, writeBills } from '@services/directory/fixture-bills';
import { newVendors } from '@services/directory/fixture-vendors';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { accessOfFields } from './access.fields';
import { typeDefs } from './schema/type-defs';

const schema = buildSchema(typeDefs);

/** Path of fields that leads to each type. */
const ways: Readonly<Record<string, readonly string[]>> = {
  Query: [],
  VendorPage: ['vendors'],
  Facet: ['vendors', 'facets'],
  FacetValue: ['vendors', 'facets', 'values'],
  Directory: ['directory'],
  Source: ['directory', 'sources'],
  Vendor: ['vendor(slug: $slug)'],
  Fact: ['vendor(slug: $slug)', 'facts'],
  Price: ['vendor(slug: $slug)', 'prices'],
  Review: ['vendor(slug: $slug)', 'reviews'],
  Peers: ['vendor(slug: $slug)', 'peers'],
  Adoption: ['vendor(slug: $slug)', 'adoption'],
  Introduction: ['introductions'],
  Suggestion: ['suggestions'],
  Software: ['software'],
  Overlap: ['software', 'overlaps'],
  Tool: ['software', 'tools'],
  Owner: ['software', 'tools', 'owner'],
  Person: ['people'],
  PassedRequest: ['requestsToPassOn'],
  OpenSuggestion: ['openSuggestions'],
};

const inputs: Readonly<Record<string, string>> = { 'Query.vendor': '(slug: $slug)', 'Query.compare': '(slugs: [$slug])' };

/** Returns a selection of a field with its required arguments and subfields. */
function selected(type: string, field: string): string {
  const object = schema.getType(type);
  const inner = isObjectType(object) ? getNamedType(object.getFields()[field]?.type) : undefined;
  const below = isObjectType(inner) ? ' { __typename }' : '';
  return `${field}${inputs[`${type}.${field}`] ?? ''}${below}`;
}

function queryFor(name: string): string {
  const [type = '', field = ''] = name.split('.');
  const whole = (ways[type] ?? []).reduceRight((inner, outer) => `${outer} { ${inner} }`, selected(type, field));
  return whole.includes('$slug') ? `query ($slug: String!) { ${whole} }` : `{ ${whole} }`;
}

/** Values of a field without data. */
const nothing = [null, false, 0, '[]'];

onOneDatabase('every field of GraphQL, by role', (kind) => {
  let platform: TestPlatform;
  let slug: string;
  const roles: Record<string, Person> = {};
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    const companyId = demoCompanies.harborlineAccounting.id;
    const add = (role: 'member' | 'reader' | 'administrator') => addPerson(platform, { companyId, role });
    roles.operator = await demoPerson(platform, demoPeople.olivia).signIn();
    roles.administrator = await (await add('administrator')).signIn();
    roles.member = await (await add('member')).signIn();
    roles.reader = await (await add('reader')).signIn();
    roles['administrator of another firm'] = await demoPerson(platform, demoPeople.noah).signIn();
    const { vendorId } = await newVendors(platform, roles.member);
    const { rows } = await platform.pool.query('select name, slug from solutionhub_vendors.vendors where id = $1', [vendorId]);
    slug = rows[0].slug;
    await roles.member.send(`/solutionhub-vendors/v1/favorites/${vendorId}`, { method: 'PUT' });
    await writeBills(platform, companyId, monthly(rows[0].name, 5_000, '2025-12-10', 6), '2026-01-01');
  });
  afterAll(() => platform.close());

  const ask = async (person: Person, name: string) => {
    const variables = queryFor(name).includes('$slug') ? { slug } : {};
    return person.send('/acoren/graphql', { body: { query: queryFor(name), variables } });
  };

  it.each(['operator', 'administrator', 'member', 'reader', 'administrator of another firm'])(
    'is readable for a %s where access allows it',
    async (role) => {
      const wrong: unknown[] = [];
      for (const [name, whose] of Object.entries(accessOfFields)) {
        const { status, body } = await ask(roles[role] as Person, name);
        const isOperators = whose === 'operator';
        const code = body.errors?.[0].extensions.code;
        const expected = isOperators && role !== 'operator' ? 'forbidden' : undefined;
        if (status !== 200 || code !== expected) wrong.push({ name, status, code });
      }
      expect(wrong).toEqual([]);
    },
  );

  it("shows the firm's data only to its people", async () => {
    const outsider = roles['administrator of another firm'] as Person;
    const wrong: unknown[] = [];
    for (const [name, whose] of Object.entries(accessOfFields)) {
      const [type = '', field = ''] = name.split('.');
      if (whose !== 'firm' || type !== 'Vendor') continue;
      const own = (await ask(roles.member as Person, name)).body.data.vendor[field];
      const theirs = (await ask(outsider, name)).body.data.vendor[field];
      const isNothing = nothing.includes(Array.isArray(theirs) ? JSON.stringify(theirs) : theirs);
      if (!isNothing) wrong.push({ name, own, theirs });
    }
    expect(wrong).toEqual([]);
  });

  it('is not readable without a token', async () => {
    for (const name of ['Query.directory', 'Query.software'])
      expect(
        (await (roles.member as Person).browser.send('/acoren/graphql', { token: '', body: { query: queryFor(name) } })).status,
      ).toBe(401);
  });
});
