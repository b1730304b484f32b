import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { cookieName } from '@suite/contract/cookies';
import { apiHeaders } from '@suite/host/gateway/security-headers';
import { Browser } from '@suite/host/test/browser';
import { oneDatabase } from '@suite/host/test/databases';
import { exchangeRaw } from '@suite/host/test/raw-exchange';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { zoneNames, zones } from '@suite/zones/zones';
import { eq } from 'drizzle-orm';
import type { TokenAnswer } from '../contract/token';
import { demoCompanies, demoPeople } from '../demo/demo-people';
import { companies, users } from '../schema/accounts';

/** Maximum bytes that a browser stores in one cookie, for name and value together. */
const COOKIE_LIMIT = 4096;

/** Limits of nginx for one line of a request (`large_client_header_buffers 4 8k`), and of Node here for the whole head. */
const REQUEST_LIMIT = 8192;

/** Limit of nginx for the head of an upstream response (`proxy_buffer_size 4k`). */
const ANSWER_LIMIT = 4096;

const segments = [
  ...['iq', 'of', 'hr', 'tax', 'wisp', 'hive', 'audit', 'spark', 'vendor', 'ledger', 'offers', 'payroll', 'academy', 'billing'],
  ...['connect', 'devices', 'exitplan', 'training', 'websites', 'payments', 'insights', 'security', 'advisory', 'proposals'],
  ...['marketing', 'solutions', 'valuation', 'bookkeeping', 'collections', 'forecasting', 'firmpremier', 'onboarding'],
  ...[
    'compliance',
    'stalepricing',
    'certificates',
    'enterprisehr',
    'reconciling',
    'multicompany',
    'partnerships',
    'acquisitions',
  ],
];

/** The environment and domain with the longest plausible names. */
const API = 'https://stg-api.accounting-suite.example';
const { id, email } = demoPeople.olivia;
const longestEmail = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(2)}${'c'.repeat(56)}.example`;
const family = '👨‍👩‍👧‍👦';

const people: [string, string, string][] = [
  ['names as people have them', 'Wilhelmina-Alexandra', 'Featherstonehaugh-Cholmondeley'],
  ['names of 200 letters', 'x'.repeat(200), 'y'.repeat(200)],
  ['names of 200 Chinese characters', '漢'.repeat(200), '字'.repeat(200)],
  ['names of emoji alone', '😀'.repeat(100), '🦄'.repeat(100)],
  ['names of families', family.repeat(18), family.repeat(18)],
  ['names of one letter under 199 accents', `a${'\u0335'.repeat(199)}`, `b${'\u0335'.repeat(199)}`],
  ['names that JSON writes six times as long', '\u0001'.repeat(200), '\u0002'.repeat(200)],
];

let platform: TestPlatform;
let server: Server;
let port: number;
let browser: Browser;

beforeAll(async () => {
  platform = await openTestPlatform(oneDatabase);
  await platform.database.update(companies).set({ segments }).where(eq(companies.id, demoCompanies.harborlineAccounting.id));
  // As behind a proxy that serves https to the browser.
  const listener = getRequestListener((request) => platform.fetch(new Request(request.url.replace('http:', 'https:'), request)));
  server = createServer({ maxHeaderSize: REQUEST_LIMIT }, (request, response) => {
    response.setHeaders(apiHeaders(new Browser(platform, API).deployment));
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  browser = new Browser(platform, API);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await platform.close();
});

/** The headers that Chromium sends to the API with each call of a page, except the cookies and the token. */
const usual = () => ({
  Host: new URL(API).host,
  Origin: String(browser.origin),
  Referer: `${browser.origin}/`,
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en-US;q=0.9,en;q=0.8',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Site': 'same-site',
});

const pairs = (tokens: TokenAnswer) =>
  (['access_token', 'refresh_token', 'id_token'] as const).map((noun) => `${cookieName('staging', noun)}=${tokens[noun]}`);

/** The Cookie header as the API host receives it: the tokens and all other cookies of the suite. */
const cookieHeader = (tokens: TokenAnswer) =>
  [
    ...pairs(tokens),
    `${cookieName('staging', 'XSRF-TOKEN')}=${'x'.repeat(22)}`,
    `${cookieName('staging', 'org_name')}=${encodeURIComponent(JSON.stringify({ companyId: id, name: 'Harborline Accounting' }))}`,
    `${cookieName('staging', 'session_expired')}=true`,
    `${cookieName('staging', 'ended_session')}=${id}`,
    `${cookieName('staging', 'clock_skew')}=-86400`,
    `${cookieName('staging', 'theme')}=light`,
    `${cookieName('staging', 'locale')}=en-GB`,
    `${cookieName('staging', 'time_zone')}=America/Argentina/Buenos_Aires`,
    `${cookieName('staging', 'preferences_of')}=${id.slice(0, 8)}`,
    `${cookieName('staging', 'pinned_apps')}=${zoneNames.map((name) => zones[name].port).join('.')}`,
    `${cookieName('staging', 'recent_apps')}=27.26.25.24.23`,
    `${cookieName('staging', 'recent_companies')}=${Array(5).fill(id.slice(0, 8)).join('.')}`,
    `__Secure-staging-browser=${'x'.repeat(43)}`,
  ].join('; ');

const keepEmail = (address: string) => platform.database.update(users).set({ email: address }).where(eq(users.id, id));

/** Signs in with a name that the person chose and an address that an operator set. */
async function signInAs(firstName: string, lastName: string, address: string): Promise<TokenAnswer> {
  const { access_token: token } = await browser.signIn(email);
  const body = { firstName, lastName, hasEnabledMfa: false };
  const changed = await browser.send(`/identity/v1/users/${id}`, { method: 'PUT', token, body });
  expect(changed.status).toBe(200);
  await keepEmail(address);
  return browser.signIn(address);
}

const renew = (tokens: TokenAnswer) =>
  exchangeRaw(port, {
    method: 'POST',
    path: '/identity/v1/oauth2/token',
    headers: { ...usual(), Cookie: cookieHeader(tokens), 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }).toString(),
  });

const read = (tokens: TokenAnswer, more: Record<string, string> = {}) => {
  const headers = { ...usual(), Cookie: cookieHeader(tokens), Authorization: `Bearer ${tokens.access_token}`, ...more };
  return exchangeRaw(port, { path: `/identity/v1/users/${id}`, headers });
};

describe.each([
  ['every right and 40 segments', email],
  ['every right, 40 segments and the longest e-mail address', longestEmail],
])('tokens with %s', (_title, address) => {
  afterEach(() => keepEmail(email));

  it.each(people)('§5 fit into cookies and headers with %s', async (_case, firstName, lastName) => {
    const tokens = await signInAs(firstName, lastName, address);
    for (const pair of pairs(tokens)) expect(pair.length).toBeLessThan(COOKIE_LIMIT);

    const renewed = await renew(tokens);
    expect(renewed.status).toBe(200);
    expect(renewed.setCookie.length).toBeGreaterThan(1);
    expect(renewed.answerHead).toBeLessThan(ANSWER_LIMIT);

    const call = await read(tokens);
    expect(call.status).toBe(200);
    expect(JSON.parse(call.text)).toMatchObject({ firstName, lastName });
  });
});

it('the server in this test rejects a longer head', async () => {
  const tokens = await browser.signIn(email);
  expect((await read(tokens, { 'X-More': 'x'.repeat(REQUEST_LIMIT) })).status).toBe(431);
});
