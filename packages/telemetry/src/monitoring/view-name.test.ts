import { viewName } from './view-name';

test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/person?id=u1', '/person'],
  ['#/person/u1', 'not found'],
  ['#elsewhere', 'not found'],
])('the hash %p of app-manager is the view %p', (hash, name) => {
  const found = viewName('app-manager', hash);
  expect(found === viewName('app-manager', '#/') ? '/' : found).toBe(name);
});

test('a view of the invitation does not contain its token', () => {
  expect(viewName('invite', '#/?token=t1')).toBe('/');
});
