import { renderHook } from '@testing-library/react';
import { changedOf, hashOfView, offsetOf, useView } from './use-view';

const defaults = { find: '', sort: 'name', page: '1' };

test('a link to a list contains what differs from its defaults, in their order', () => {
  expect(changedOf(defaults, { page: '3', find: 'lee', sort: 'name' })).toEqual({ find: 'lee', page: '3' });
  expect(hashOfView('app-manager', '/groups', defaults, { page: '3', find: 'A & B' })).toBe('#/groups?find=A+%26+B&page=3');
  expect(hashOfView('app-manager', '/groups', defaults, {})).toBe('#/groups');
});

test.each([
  ['1', '0'],
  ['3', '60'],
  ['0', '0'],
  ['-1', '0'],
  ['1.5', '0'],
  ['x', '0'],
  ['20000', '0'],
])('page %s of an address starts after %s rows', (page, offset) => {
  expect(offsetOf(page)).toBe(offset);
});

test('the compiler rejects a page without a default for a view that links may choose', () => {
  const lacking = { asOf: '' };
  // @ts-expect-error links to /stalepricing may choose freshness
  const { result } = renderHook(() => useView('iq-clients', '/stalepricing', lacking));
  expect(result.current[0]).toEqual({ asOf: '' });
});

test('a name in the address that every object has changes nothing', () => {
  window.location.hash = '#/groups?constructor=x&toString=y&find=lee';
  const { result } = renderHook(() => useView('app-manager', '/groups', defaults));
  expect(Object.keys(result.current[0])).toEqual(['find', 'sort', 'page']);
});
