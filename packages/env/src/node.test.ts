import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepsRefreshTokens, openidProvider, providers, sitesDomain, smtp, timestampUrl, tokenKey } from './node';

const before = { ...process.env };
const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secret');

afterEach(() => {
  for (const key of Object.keys(process.env)) if (!(key in before)) Reflect.deleteProperty(process.env, key);
});

test('a secret is read from the file that its variable with _FILE names, without the final line break', () => {
  writeFileSync(file, 'smtp://user:pass word@host:587\n');
  process.env.SUITE_SMTP_URL_FILE = file;
  process.env.SUITE_XERO_CLIENT_SECRET_FILE = file;
  expect(smtp()?.url).toBe('smtp://user:pass word@host:587');
  expect(providers().xero.clientSecret).toBe('smtp://user:pass word@host:587');
});

test('a secret that is set twice, or whose file cannot be read, stops the start and names the setting', () => {
  process.env.SUITE_TOKEN_KEY_FILE = file;
  process.env.SUITE_TOKEN_KEY = 'x';
  expect(tokenKey).toThrow('SUITE_TOKEN_KEY and SUITE_TOKEN_KEY_FILE are both set');
  Reflect.deleteProperty(process.env, 'SUITE_TOKEN_KEY');
  process.env.SUITE_TOKEN_KEY_FILE = join(file, 'nowhere');
  expect(tokenKey).toThrow('SUITE_TOKEN_KEY_FILE');
});

test('an OpenID provider requires https, except on this machine, and a client ID', () => {
  expect(openidProvider()).toBeUndefined();
  process.env.SUITE_OIDC_ISSUER = 'http://id.example.com';
  expect(openidProvider).toThrow('SUITE_OIDC_ISSUER is "http://id.example.com"');
  process.env.SUITE_OIDC_ISSUER = 'https://id.example.com/realm';
  expect(openidProvider).toThrow('SUITE_OIDC_CLIENT_ID is not set');
  process.env.SUITE_OIDC_CLIENT_ID = 'suite';
  process.env.SUITE_OIDC_DOMAINS = ' Example.com, other.example ';
  expect(openidProvider()).toMatchObject({ label: 'id.example.com', domains: ['example.com', 'other.example'] });
});

test('refresh tokens are readable by default, and unknown values are rejected', () => {
  expect(keepsRefreshTokens()).toBe(false);
  process.env.SUITE_REFRESH_COOKIE = 'http-only';
  expect(keepsRefreshTokens()).toBe(true);
  process.env.SUITE_REFRESH_COOKIE = 'yes';
  expect(keepsRefreshTokens).toThrow('SUITE_REFRESH_COOKIE is "yes"');
});

test('refresh tokens are http-only by default where websites of firms share the cookies of the suite', () => {
  process.env.SUITE_DOMAINS = 'suite.localhost, example.com';
  expect(keepsRefreshTokens()).toBe(true);
  process.env.SUITE_SITES_DOMAIN = 'Firm-Sites.example';
  expect([sitesDomain(), keepsRefreshTokens()]).toEqual(['firm-sites.example', false]);
});

test.each(['example.com', 'sites.example.com', 'com', 'a b.example', 'https://firm-sites.example'])(
  'rejects %s as the domain of websites: it shares cookies with the suite or is not a domain',
  (domain) => {
    process.env.SUITE_DOMAINS = 'example.com';
    process.env.SUITE_SITES_DOMAIN = domain;
    expect(sitesDomain).toThrow('SUITE_SITES_DOMAIN is');
  },
);

test('a time-stamp server is named by an http or https address', () => {
  expect(timestampUrl()).toBeUndefined();
  process.env.SUITE_TIMESTAMP_URL = 'http://time.example.com/tsr';
  expect(timestampUrl()).toBe('http://time.example.com/tsr');
  for (const address of ['time.example.com', 'ftp://time.example.com']) {
    process.env.SUITE_TIMESTAMP_URL = address;
    expect(timestampUrl).toThrow(`SUITE_TIMESTAMP_URL is "${address}"`);
  }
  process.env.SUITE_TIMESTAMP_URL = 'https://firm:secret@time.example.com';
  expect(timestampUrl).toThrow('SUITE_TIMESTAMP_URL has a user name');
});
