import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies } from '../demo/demo-people';
import { joiningDomains } from '../schema/providers';

/** Walks through a provider's pages like a browser without JavaScript. */
function walker() {
  const cookies = new Map<string, string>();
  async function ask(url: string, form?: Record<string, string>): Promise<{ url: string; html: string }> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    if (!location) return { url, html: await response.text() };
    const next = new URL(location, url);
    return next.host === new URL(url).host ? ask(next.href) : { url: next.href, html: '' };
  }
  const submit = (html: string, form: Record<string, string>) => ask(/action="([^"]+)"/.exec(html)?.[1] ?? '', form);
  return { ask, submit };
}

onOneDatabase('a certified OpenID provider', (kind) => {
  let child: ChildProcess;
  let platform: TestPlatform;
  let issuer: string;
  beforeAll(async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    const port = typeof address === 'object' && address ? address.port : 0;
    issuer = `http://localhost:${port}`;
    const script = join(__dirname, 'openid-provider.fixture.mjs');
    child = spawn(process.execPath, [script, String(port), 'http://localhost:3100'], { stdio: ['ignore', 'pipe', 'ignore'] });
    if (child.stdout) await once(child.stdout, 'data');
    const settings = { issuer, clientId: 'firm-suite', clientSecret: 'secret of the suite', label: 'Moss' };
    platform = await openTestPlatform(kind, { openidProvider: { ...settings, domains: ['moss.example'] } });
    const companyId = demoCompanies.quaystone.id;
    await platform.database.insert(joiningDomains).values({ domain: 'moss.example', companyId, role: 'member' });
  });
  afterAll(async () => {
    await platform.close();
    child.kill();
  });

  /** Signs in on the provider's own pages; returns the address that the suite then redirects to. */
  async function comeBack(browser: Browser, login: string): Promise<string> {
    const { ask, submit } = walker();
    const begin = await browser.send('/identity/v1/oauth2/provider');
    const page = await ask(begin.headers.get('Location') ?? '');
    const consent = await submit(page.html, { prompt: 'login', login, password: 'any' });
    const { url } = await submit(consent.html, { prompt: 'consent' });
    const { pathname, search } = new URL(url);
    return (await browser.send(pathname + search)).headers.get('Location') ?? '';
  }

  it('signs in a new colleague through its own pages, and receives their logout', async () => {
    const browser = new Browser(platform);
    const landed = new URL(await comeBack(browser, 'gwen@moss.example'));
    browser.origin = landed.origin;
    const tokens = await (await browser.exchange(landed.searchParams.get('auth_code') ?? '')).json();
    const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ email: 'gwen@moss.example', firstName: 'Gwen', lastName: 'Moss' });

    const headers = { 'X-Id-Token': tokens.id_token };
    const session = `/identity/v1/sessions/${claims.sessionId}`;
    await browser.send(session, { method: 'DELETE', token: tokens.access_token, headers });
    const away = (await browser.send('/identity/v1/oauth2/authorize')).headers.get('Location') ?? '';
    expect(away.startsWith(`${issuer}/session/end?`)).toBe(true);
    expect((await walker().ask(away)).html).toContain(`action="${issuer}/session/end/confirm"`);
  });

  it('signs in nobody whose address it has not verified', async () => {
    const { searchParams } = new URL(await comeBack(new Browser(platform), 'unverified@moss.example'));
    expect(searchParams.get('error')).toBe('provider_unverified');
  });
});
