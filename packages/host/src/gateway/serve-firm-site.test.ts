import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITES_PORT_OFFSET } from '@suite/zones/zones';
import { ask, startGateway } from './fixture-gateway';
import { type FindSite, siteOfHost } from './serve-firm-site';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const page = (title: string) => `<!DOCTYPE html><html><head>\n<title>${title}</title></head><body>${title}</body></html>`;
mkdirSync(join(folder, 'fees'));
mkdirSync(join(folder, 'media'));
writeFileSync(join(folder, 'index.html'), page('Home'));
writeFileSync(join(folder, 'fees/index.html'), page('Fees'));
writeFileSync(join(folder, '404.html'), page('Missing'));
writeFileSync(join(folder, 'media/a-480.webp'), 'picture');
for (const file of ['sitemap.xml', 'feed.xml', 'media/a-480.avif', 'media/a-480.jpg']) writeFileSync(join(folder, file), file);
writeFileSync(join(folder, '.secret'), 'secret');

const policy = "default-src 'none'; style-src 'sha256-x'; base-uri 'none'";
const findSite: FindSite = async (name) =>
  ('slug' in name ? name.slug === 'harborline' : name.domain === 'www.harborline.example')
    ? { folder, policy, redirects: { 'prices/': 'fees/' }, domain: '' }
    : undefined;

const closing: (() => Promise<void>)[] = [];
const start = async (options: Parameters<typeof startGateway>[0]) => {
  const gateway = await startGateway({ findSite, ...options });
  closing.push(gateway.close);
  return gateway;
};
afterAll(() => Promise.all(closing.map((close) => close())));

test('a website has its own host, with a policy under which no script runs', async () => {
  const { portBase } = await start({ topology: 'local' });
  const site = `http://harborline.sites.localhost:${portBase + SITES_PORT_OFFSET}/`;
  const { status, headers, text } = await ask(site);
  expect([status, text]).toEqual([200, page('Home')]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect((await ask(`${site}fees`)).headers.location).toBe('/fees/');
  expect(await ask(`${site}prices/?a=1`)).toMatchObject({ status: 301, headers: { location: '/fees/?a=1' } });
  expect((await ask(`${site}media/a-480.webp`)).headers['cache-control']).toContain('immutable');
  const missing = await ask(`${site}fees/none`);
  expect([missing.status, missing.text.includes('<base href="/">')]).toEqual([404, true]);
  for (const path of ['.secret', '../.secret', '%2e%2e/x', 'fees/%2e%2e/%2e%2e/x', '..%5cx', '%00'])
    expect((await ask(site, { path: `/${path}` })).status).toBe(404);
  expect((await ask(site.replace('harborline', 'other'))).status).toBe(404);
  expect((await ask(site.replace('harborline.sites.', ''))).status).toBe(404);
  expect((await ask(site, { method: 'POST' })).status).toBe(405);
});

test('the sitemap, feed and pictures of a website have their media types', async () => {
  const { portBase } = await start({ topology: 'local' });
  const typeOf = async (path: string) =>
    (await ask(`http://harborline.sites.localhost:${portBase + SITES_PORT_OFFSET}/${path}`)).headers['content-type'];
  expect(await typeOf('sitemap.xml')).toBe('application/xml; charset=utf-8');
  expect(await typeOf('feed.xml')).toBe('application/xml; charset=utf-8');
  expect(await typeOf('media/a-480.avif')).toBe('image/avif');
  expect(await typeOf('media/a-480.jpg')).toBe('image/jpeg');
});

test('on this machine a website is below a domain that shares no cookie with the suite, or at its own domain', async () => {
  const { previewPort } = await start({ topology: 'preview' });
  const pageAt = async (host: string, path = '/') => (await ask(`https://${host}:${previewPort}${path}`)).text;
  expect(await pageAt('harborline.sites.localhost')).toBe(page('Home'));
  expect(await pageAt('www.harborline.example', '/fees/')).toBe(page('Fees'));
  expect(await pageAt('hub.suite.localhost', '/home/')).toContain('<h1>home</h1>');
  expect(await pageAt('other.sites.localhost')).toBe('There is no website at this address.\n');
  // A website with the name of a host of the suite is not the suite.
  expect(await pageAt('hub.sites.localhost', '/home/')).not.toContain('<h1>home</h1>');
});

test('a website requires https from then on, and sets no policy for other hosts of its domain', async () => {
  const { previewPort } = await start({ topology: 'preview' });
  for (const host of ['harborline.sites.localhost', 'www.harborline.example'])
    for (const path of ['/', '/fees', '/nowhere/'])
      expect((await ask(`https://${host}:${previewPort}${path}`)).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a configured domain for websites replaces the one below the provider domain, whose addresses redirect to it', async () => {
  const domains = ['suite.example'];
  const { previewPort } = await start({ topology: 'preview', domains, sitesDomain: 'firm-sites.example' });
  const pageAt = (host: string, path = '/') => ask(`https://${host}:${previewPort}${path}`);
  expect((await pageAt('harborline.firm-sites.example')).text).toBe(page('Home'));
  expect(await pageAt('harborline.sites.suite.example', '/fees/?a=1')).toMatchObject({
    status: 301,
    headers: { location: `https://harborline.firm-sites.example:${previewPort}/fees/?a=1` },
  });
  const frame = await pageAt('preview.firm-sites.example', '/preview/');
  expect(frame.headers['content-security-policy']).toContain(
    `frame-ancestors https://dev-websites.suite.example:${previewPort} `,
  );
});

test('cookies that a browser sends to a website are ignored, and none is set', async () => {
  const received: (string | null)[] = [];
  const { previewPort } = await start({
    topology: 'preview',
    domains: ['suite.example'],
    platform: ({ headers }) => {
      received.push(headers.get('Cookie'));
      return new Response('picture', { headers: { 'Content-Type': 'image/png', 'Set-Cookie': 'a=1' } });
    },
  });
  const headers = { Cookie: '__Secure-refresh_token=secret' };
  for (const address of ['harborline.sites.suite.example:PORT/', 'preview.sites.suite.example:PORT/preview/files/a']) {
    const answered = await ask(`https://${address.replace('PORT', String(previewPort))}`, { headers });
    expect([answered.status, answered.headers['set-cookie']]).toEqual([200, undefined]);
  }
  expect(received).toEqual([null]);
});

test('names below another domain than the provider’s are custom domains', () => {
  const domains = ['suite.example'];
  expect(siteOfHost('a.sites.suite.example', { domains })).toEqual({ slug: 'a' });
  expect(siteOfHost('a.b.sites.suite.example', { domains })).toEqual({ domain: 'a.b.sites.suite.example' });
  expect(siteOfHost('a.sites.other.example', { domains })).toEqual({ domain: 'a.sites.other.example' });
  expect(siteOfHost('127.0.0.1', { domains })).toBeUndefined();
});

test('drafts are shown in a frame without an origin, whose policy allows only its own script', async () => {
  const { portBase } = await start({ topology: 'local' });
  const { headers, text } = await ask(`http://preview.sites.localhost:${portBase + SITES_PORT_OFFSET}/preview/`);
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'sha256-[^']+'; .*; sandbox allow-scripts; frame-ancestors http:\/\/localhost:\d+$/,
  );
  expect(text).toContain('<title>Draft</title>');
});
