import { endSession } from '@services/identity/contract/account';
import { exchangeToken, getUserCompanies } from '@services/identity/contract/identity';
import { getUser, putUser } from '@services/identity/contract/signing-in';
import { getReportPdf } from '@services/insights/contract/reports';
import { Header } from '@suite/contract/headers';
import { brokenOff, change, json, problem, setUp, user, userId } from './client.fixture';

test('§7 a call sends a bearer, JSON content type and the statuses handled locally', async () => {
  const server = setUp([json(user)]);
  expect(await server.client.call(getUser, { params: { userId }, handleLocally: [400, 404] })).toEqual(user);
  const [request] = server.requests;
  expect(request?.url).toBe(`https://api.suite.example/identity/v1/users/${userId}`);
  expect(request?.headers.get('Authorization')).toBe('Bearer a-token');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(request?.headers.get(Header.handleLocally)).toBe('400,404');
});

test('§7 the token endpoint is form-encoded, with credentials, without a bearer, and outlives the page', async () => {
  const server = setUp([json({ access_token: 'a', refresh_token: 'r', id_token: 'i' })]);
  await server.client.call(exchangeToken, {
    form: { grant_type: 'refresh_token', refresh_token: 'r 1', scope: 'assigned companyid:7' },
  });
  const [request] = server.requests;
  expect(request?.credentials).toBe('include');
  expect(request?.headers.get('Authorization')).toBeNull();
  expect(request?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
  expect(await request?.text()).toBe('grant_type=refresh_token&refresh_token=r+1&scope=assigned+companyid%3A7');
  expect(server.inits[0]?.keepalive).toBe(true);
});

test.each([
  [undefined, false],
  [true, true],
])('a call that outlives the page (%s) is sent with keepalive', async (outlivesPage, keepalive) => {
  const server = setUp([json(user)]);
  await server.client.call(putUser, { params: { userId }, body: change, outlivesPage });
  expect(server.inits[0]?.keepalive).toBe(keepalive);
});

test('§7 path parameters are encoded and followed by the query', async () => {
  const server = setUp([json([])]);
  await server.client.call(getUserCompanies, { params: { userId: 'a/../b' }, query: { include: 'segments' } });
  expect(server.requests[0]?.url).toBe('https://api.suite.example/identity/v3/users/a%2F..%2Fb/companies?include=segments');
});

describe('§7 the CSRF header', () => {
  test.each([
    ['a relative URL', '', 'a-csrf-token'],
    ['an absolute URL', 'https://api.suite.example', null],
    ['a protocol-relative URL', '//elsewhere.example', null],
  ])('for a write to %s', async (_, base, value) => {
    const server = setUp([json(user)], { base });
    await server.client.call(putUser, { params: { userId }, body: change });
    expect(server.requests[0]?.headers.get(Header.csrf)).toBe(value);
  });

  test('is not sent with a read', async () => {
    const server = setUp([json(user)], { base: '' });
    await server.client.call(getUser, { params: { userId } });
    expect(server.requests[0]?.headers.get(Header.csrf)).toBeNull();
  });
});

test('a session that has ended sends no calls', async () => {
  const server = setUp([json(user)], { credentials: { accessToken: async () => '' } });
  await expect(server.client.call(getUser, { params: { userId } })).rejects.toMatchObject({ code: 'unauthorized' });
  expect(server.requests).toEqual([]);
  expect(server.raised).toEqual([]);
});

test('§7 PUT and DELETE use the same call as every other method', async () => {
  const server = setUp([json(user), () => new Response(null, { status: 204 })]);
  await server.client.call(putUser, { params: { userId }, body: change });
  await server.client.call(endSession, { params: { userId, sessionId: 's1' } });
  expect(server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    `PUT /identity/v1/users/${userId}`,
    `DELETE /identity/v1/users/${userId}/sessions/s1`,
  ]);
});

test('§5 an option path that starts with neither / nor ? is logged', async () => {
  const server = setUp([json({})]);
  await server.client.call({ method: 'GET', base: 'API_BASE_URL', path: 'things' as '/things', auth: 'bearer' }, {});
  expect(server.logged).toEqual(['Connect API option paths must start with / or ?, not "things"']);
});

describe('a call that returns a file', () => {
  const reportId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
  const pdf = (headers: Record<string, string>) => () => new Response('%PDF-1.7', { headers });
  const named = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="monthly-report.pdf"' };
  const ask = (answers: Parameters<typeof setUp>[0]) => setUp(answers).client.call(getReportPdf, { params: { reportId } });

  test('returns its bytes and the file name from the server', async () => {
    const { name, content } = await ask([pdf(named)]);
    expect(name).toBe('monthly-report.pdf');
    expect(await content.text()).toBe('%PDF-1.7');
  });

  test('is sent again when the download was interrupted', async () => {
    const { content } = await ask([brokenOff, pdf(named)]);
    expect(await content.text()).toBe('%PDF-1.7');
  });

  test.each([
    ['the problem that the server told', problem('not_found', 404), 'not_found'],
    ['garbage when it is something else', json({ fine: true }), 'garbage'],
    ['garbage when nobody says what it is', () => new Response(new Uint8Array(8)), 'garbage'],
  ])('fails with %s', async (_, answer, code) => {
    await expect(ask([answer])).rejects.toMatchObject({ code });
  });
});
