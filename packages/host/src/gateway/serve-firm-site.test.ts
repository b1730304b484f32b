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
writeFileSync(join(folder, '.secret'), 'secret');

const policy = "default-src 'none'; style-src 'sha256-x'; base-uri 'none'";
const findSite: FindSite = async (name) =>
  ('slug' in name ? name.slug === 'harborline' : name.domain === 'www.harborline.example')
    ? { folder, policy, redirects: { 'prices/': 'fees/' }, domain: '' }
    : undefined;

const closing: (() => Promise<void>)[] = [];
const start = async (topology: 'local' | 'preview') => {
  const gateway = await startGateway({ topology, findSite });
  closing.push(gateway.close);
  return gateway;
};
afterAll(() => Promise.all(closing.map((close) => close())));

test('a website is on a port of its own, with a policy under which no script runs, and without cookies', async () => {
  const { portBase } = await start('local');
  const site = `http://localhost:${portBase + SITES_PORT_OFFSET}/sites/harborline/`;
  const { status, headers, text } = await ask(site);
  expect([status, text]).toEqual([200, page('Home')]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await ask(`${site}fees`)).headers.location).toBe('/sites/harborline/fees/');
  expect(await ask(`${site}prices/?a=1`)).toMatchObject({ status: 301, headers: { location: '/sites/harborline/fees/?a=1' } });
  expect((await ask(`${site}media/a-480.webp`)).headers['cache-control']).toContain('immutable');
  const missing = await ask(`${site}fees/none`);
  expect([missing.status, missing.text.includes('<base href="/sites/harborline/">')]).toEqual([404, true]);
  for (const path of ['.secret', '../.secret', '%2e%2e/x', 'fees/%2e%2e/%2e%2e/x', '..%5cx', '%00'])
    expect((await ask(site, { path: `/sites/harborline/${path}` })).status).toBe(404);
  expect((await ask(site.replace('harborline', 'other'))).status).toBe(404);
  expect((await ask(site, { method: 'POST' })).status).toBe(405);
});

test('where hosts have names a website has its own, below the provider domain or anywhere', async () => {
  const { previewPort } = await start('preview');
  const asked = async (host: string, path = '/') => (await ask(`https://${host}:${previewPort}${path}`)).text;
  expect(await asked('harborline.sites.suite.localhost')).toBe(page('Home'));
  expect(await asked('www.harborline.example', '/fees/')).toBe(page('Fees'));
  expect(await asked('hub.suite.localhost', '/home/')).toContain('<h1>home</h1>');
  expect(await asked('other.sites.suite.localhost')).toBe('There is no website at this address.\n');
  // A website named like a host of the suite is not the suite.
  expect(await asked('hub.sites.suite.localhost', '/home/')).not.toContain('<h1>home</h1>');
});

test('the names of websites below another domain than the provider’s are domains of their own', () => {
  expect(siteOfHost('a.sites.suite.example', ['suite.example'])).toEqual({ slug: 'a' });
  expect(siteOfHost('a.sites.other.example', ['suite.example'])).toEqual({ domain: 'a.sites.other.example' });
  expect(siteOfHost('127.0.0.1', undefined)).toBeUndefined();
});

test('drafts are shown in a frame without an origin, whose policy allows its own script alone', async () => {
  const { portBase } = await start('local');
  const { headers, text } = await ask(`http://localhost:${portBase + SITES_PORT_OFFSET}/preview/`);
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'sha256-[^']+'; .*; sandbox allow-scripts; frame-ancestors http:\/\/localhost:\d+$/,
  );
  expect(text).toContain('<title>Draft</title>');
});
