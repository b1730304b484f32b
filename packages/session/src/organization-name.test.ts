import { onePage } from './memory-suite.fixture';
import { organizationName } from './organization-name';

const FIRM = 'GET /identity/v1/organizations/c1';

/** Opens a signed-in page of the firm Harborline, with this content of the cookie. */
function pageWith(cookie: string) {
  const page = onePage({});
  page.routes[FIRM] = () => Response.json({ name: 'Harborline' });
  page.machine.cookies.set('org_name', cookie);
  const name = () => organizationName(page.browser, page.client, 'c1');
  return { ...page, name, storedName: () => page.machine.cookies.get('org_name') };
}

test('§7 the firm’s name is looked up once and stored with its company', async () => {
  const { name, storedName, requests } = pageWith('');
  expect(await name()).toBe('Harborline');
  expect(storedName()).toBe('{"companyId":"c1","name":"Harborline"}');
  expect(await name()).toBe('Harborline');
  expect(requests).toHaveLength(1);
});

test('§3 a name in the cookie is used, even an empty one', async () => {
  const { name, requests } = pageWith('{"companyId":"c1","name":""}');
  expect(await name()).toBe('');
  expect(requests).toEqual([]);
});

test.each(['{"companyId":"c2","name":"Other"}', '{"companyId":"c1"}', '{"companyId":"c1","name":1}', 'null', 'Other', '"c1"'])(
  'the cookie %s is ignored',
  async (cookie) => {
    const { name, storedName } = pageWith(cookie);
    expect(await name()).toBe('Harborline');
    expect(storedName()).toContain('Harborline');
  },
);

test('§7 after a failed lookup the name is undefined, and nothing is stored', async () => {
  const { name, storedName, routes, raised } = pageWith('Other');
  routes[FIRM] = () => new Response('', { status: 500 });
  expect(await name()).toBeUndefined();
  expect(storedName()).toBe('Other');
  expect(raised).toEqual([]);
});
