import { act, renderHook } from '@testing-library/react';
import { useListChoices } from './use-list-choices';

const columns = [
  { id: 'name', text: 'Client' },
  { id: 'open', text: 'Open' },
  { id: 'gap', text: 'Days between invoices', isOff: true },
];

beforeEach(() => localStorage.clear());

const open = () => renderHook(() => useListChoices('clients', columns));
const shown = (hook: ReturnType<typeof open>) => hook.result.current.shown.map(({ id }) => id);

test('restores the chosen columns the next time, and always shows the first one', () => {
  const first = open();
  expect(shown(first)).toEqual(['name', 'open']);
  act(() => first.result.current.toggle('open'));
  act(() => first.result.current.toggle('gap'));
  expect(shown(open())).toEqual(['name', 'gap']);
  expect(first.result.current.columns.map(({ id }) => id)).toEqual(['open', 'gap']);
});

test('ignores content written by another program', () => {
  localStorage.setItem('list:clients', '{"hidden":"name"}');
  expect(shown(open())).toEqual(['name', 'open']);
});

test('a list may change its default columns later; the ones that a person requested stay', () => {
  const later = (isOff: boolean) => [...columns, { id: 'note', text: 'Note', isOff }];
  const { result, rerender } = renderHook((isOff: boolean) => useListChoices('clients', later(isOff)), { initialProps: true });
  const ids = () => result.current.shown.map(({ id }) => id);
  act(() => result.current.setDense(true));
  expect(ids()).toEqual(['name', 'open']);
  rerender(false);
  expect(ids()).toEqual(['name', 'open', 'note']);
  act(() => result.current.toggle('open'));
  expect([result.current.className, ids()]).toEqual(['ui-table-fit', ['name', 'note']]);
  act(() => result.current.toggle('gap'));
  rerender(true);
  expect([result.current.className, ids()]).toEqual(['ui-table-wide', ['name', 'gap']]);
});
