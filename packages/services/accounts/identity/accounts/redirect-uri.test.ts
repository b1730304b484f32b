import { detectEnvironment } from '@suite/env/detect-environment';
import { onespaceOrigin } from '@suite/zones/addresses';
import { allowedRedirect, withCode } from './redirect-uri';

const at = (api: string) => detectEnvironment(new URL(api));
const local = at('http://localhost:3100');
const qa = at('https://qa-api.suite.example');
const preview = at('https://qa-api.suite.localhost:8443');

const allowed: [string, typeof local, string][] = [
  ['local', local, 'http://localhost:3000/home/#/dashboard'],
  ['another zone by its port', local, 'http://localhost:3005/iq/clients/?tab=all#/stalepricing?id=1'],
  ['localHttps', at('https://localhost:3100'), 'https://localhost:3000/home/#/'],
  ['qa', qa, 'https://qa-hub.suite.example/home/#/'],
  ['a port kept', preview, 'https://qa-hub.suite.localhost:8443/home/#/'],
  ['a backslash in the hash, where it means nothing', qa, 'https://qa-hub.suite.example/home/#/a\\b'],
  ['one-space', { ...qa, onespace: onespaceOrigin(qa) }, 'https://qa-onespace.suite.example/iq/dashboard/#/'],
];

it.each(allowed)('§4 redirect_uri: %s is allowed', (_case, deployment, text) => {
  expect(allowedRedirect(text, deployment)?.href).toBe(text);
});

const refused: [string, string][] = [
  ['a foreign host', 'https://evil.example/home/#/'],
  ['//', '//evil.example/home/'],
  ['// after the scheme twice', 'https:////qa-hub.suite.example/home/'],
  ['/\\', '/\\evil.example/home/'],
  ['a backslash before the host', 'https:\\\\qa-hub.suite.example/home/'],
  ['a backslash that ends the host', 'https://evil.example\\@qa-hub.suite.example/home/'],
  ['userinfo', 'https://qa-hub.suite.example@evil.example/home/'],
  ['userinfo before the right host', 'https://a:b@qa-hub.suite.example/home/'],
  ['empty userinfo', 'https://@qa-hub.suite.example/home/'],
  ['another port', 'https://qa-hub.suite.example:8443/home/'],
  ['javascript:', 'javascript:alert(1)//qa-hub.suite.example/home/'],
  ['data:', 'data:text/html,https://qa-hub.suite.example/home/'],
  ['http', 'http://qa-hub.suite.example/home/'],
  ['a suffix host', 'https://qa-hub.suite.example.evil.example/home/'],
  ['a prefix host', 'https://evil-qa-hub.suite.example/home/'],
  ['a trailing dot', 'https://qa-hub.suite.example./home/'],
  ['another environment', 'https://hub.suite.example/home/'],
  ['a look-alike path', 'https://qa-hub.suite.example/homes/'],
  ['a path below', 'https://qa-hub.suite.example/home/evil/'],
  ['a path out and in', 'https://qa-hub.suite.example/x/../home/'],
  ['an encoded path', 'https://qa-hub.suite.example/%68ome/'],
  ['no trailing slash', 'https://qa-hub.suite.example/home'],
  ["another host group's zone", 'https://qa-hub.suite.example/login/'],
  ['a zone that does not exist there', 'https://qa-hub.suite.example/internal/'],
  ['the API', 'https://qa-api.suite.example/'],
  ['a tab in the scheme', 'ht\ttps://qa-hub.suite.example/home/'],
  ['a newline in the host', 'https://qa-hub.suite\n.example/home/'],
  ['a leading space', ' https://qa-hub.suite.example/home/'],
  ['a NUL', 'https://qa-hub.suite.example/home/#/\u0000'],
  ['a full-width look-alike', 'https://qa-hub.suite．example/home/'],
  ['4097 characters', 'https://qa-hub.suite.example/home/?q='.padEnd(4097, 'a')],
  ['relative', '/home/'],
  ['nothing', ''],
];

it.each(refused)('§4 redirect_uri: %s is rejected', (_case, text) => {
  expect(allowedRedirect(text, qa)).toBeUndefined();
});

it('§4 in one-space mode the hub host is not the address of a zone', () => {
  expect(allowedRedirect('https://qa-hub.suite.example/home/#/', { ...qa, onespace: onespaceOrigin(qa) })).toBeUndefined();
});

it.each([
  ['https://qa-hub.suite.example/home/#/dashboard', 'https://qa-hub.suite.example/home/?auth_code=c0de#/dashboard'],
  ['https://qa-hub.suite.example/home/?a=1%202&b#/x?y=z', 'https://qa-hub.suite.example/home/?a=1%202&b&auth_code=c0de#/x?y=z'],
  ['https://qa-hub.suite.example/home/?auth_code=old', 'https://qa-hub.suite.example/home/?auth_code=c0de'],
])('§9 %s gets its auth_code before the hash', (text, answer) => {
  expect(withCode(new URL(text), 'c0de')).toBe(answer);
});
