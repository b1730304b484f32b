import { pagesOf } from '@suite/zones/pages';
import type { ZoneName } from '@suite/zones/zones';
import { viewName } from './view-name';

const nameOf = (zone: ZoneName, hash: string) => viewName(Object.keys(pagesOf(zone)), hash);

test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/person?id=u1', '/person'],
  ['#/person/u1', 'not found'],
  ['#elsewhere', 'not found'],
])('the hash %p of app-manager is the view %p', (hash, name) => {
  const found = nameOf('app-manager', hash);
  expect(found === nameOf('app-manager', '#/') ? '/' : found).toBe(name);
});

test('a view of the invitation does not contain its token', () => {
  expect(nameOf('invite', '#/?token=t1')).toBe('/');
});
