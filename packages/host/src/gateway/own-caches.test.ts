import { ask, startGateway } from './fixture-gateway';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let origin: string;
const PATH = '/session/caches';

beforeAll(async () => {
  gateway = await startGateway({ topology: 'preview' });
  origin = `https://qa-hub.suite.localhost:${gateway.previewPort}`;
});
afterAll(() => gateway.close());

const receive = async (headers?: Record<string, string>) => String((await ask(origin + PATH, { headers })).headers['set-cookie']);

const post = (headers: Record<string, string>) => ask(origin + PATH, { method: 'POST', headers });

test('GET sets a CSRF token that scripts can read, for this environment only', async () => {
  const cookie = await receive();
  expect(cookie).toMatch(
    /^__Secure-qa-XSRF-TOKEN=[\w-]{22}; Path=\/; Domain=suite\.localhost; Max-Age=86400; SameSite=lax; Secure$/,
  );
});

test('a valid token of the browser is reused, an invalid one is replaced', async () => {
  const held = (await receive()).split(';')[0] ?? '';
  expect(await receive({ Cookie: `other=1; ${held}` })).toContain(`${held};`);
  expect(await receive({ Cookie: '__Secure-qa-XSRF-TOKEN=a; Domain=evil' })).not.toContain('evil');
});

test('§7 POST makes the browser clear its caches when the header repeats the cookie', async () => {
  const cookie = (await receive()).split(';')[0] ?? '';
  const token = cookie.split('=')[1] ?? '';
  expect(await post({ Cookie: cookie, 'X-XSRF-TOKEN': token, Origin: origin })).toMatchObject({
    status: 204,
    text: '',
    headers: { 'clear-site-data': '"cache"' },
  });

  const refused: Record<string, string>[] = [
    { Cookie: cookie, Origin: origin },
    { Cookie: cookie, 'X-XSRF-TOKEN': `${token.slice(0, -1)}!`, Origin: origin },
    { Cookie: cookie, 'X-XSRF-TOKEN': '', Origin: origin },
    { 'X-XSRF-TOKEN': token, Origin: origin },
    { Cookie: '__Secure-qa-XSRF-TOKEN=', 'X-XSRF-TOKEN': '', Origin: origin },
    { Cookie: cookie.replace('qa-', ''), 'X-XSRF-TOKEN': token, Origin: origin },
    { Cookie: cookie, 'X-XSRF-TOKEN': token },
    { Cookie: cookie, 'X-XSRF-TOKEN': token, Origin: origin.replace('qa-hub', 'hub') },
    { Cookie: cookie, 'X-XSRF-TOKEN': token, Origin: 'null' },
  ];
  for (const headers of refused) {
    const { status, text, headers: answered } = await post(headers);
    expect(answered['clear-site-data']).toBeUndefined();
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: 403, code: 'csrf_mismatch' });
  }
});

test('other methods are refused', async () => {
  expect(await ask(origin + PATH, { method: 'DELETE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
});
