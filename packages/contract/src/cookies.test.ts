import { environmentNames } from '@suite/zones/environments';
import { cookieName } from './cookies';

test('§5 cookie names have a secure prefix and, outside prod, the environment', () => {
  expect(cookieName('prod', 'access_token')).toBe('__Secure-access_token');
  expect(cookieName('staging', 'refresh_token')).toBe('__Secure-staging-refresh_token');
  expect(cookieName('localHttps', 'XSRF-TOKEN')).toBe('__Secure-localHttps-XSRF-TOKEN');
});

test('no two environments share a cookie', () => {
  expect(new Set(environmentNames.map((name) => cookieName(name, 'access_token'))).size).toBe(environmentNames.length);
});
