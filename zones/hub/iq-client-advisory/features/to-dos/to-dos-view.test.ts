import type { ToDo } from '@services/insights/contract/to-dos';
import { isIn, queryOf, sortOfToDos, toDosDefaults } from './to-dos-view';

test('the URL decides which to-dos are shown; what it cannot say still shows a list', () => {
  const view = { ...toDosDefaults, list: 'mine', rule: 'own', find: ' call ', sort: 'dueOn', order: 'descending', page: '2' };
  expect(queryOf(view)).toEqual({
    ...{ list: 'mine', rule: 'own', find: 'call', sort: 'dueOn', order: 'descending', offset: '30', limit: '30' },
  });
  expect(queryOf({ ...toDosDefaults, list: 'all', rule: 'none', sort: 'x', order: 'up', page: '-1' })).toMatchObject({
    ...{ list: 'open', rule: undefined, sort: 'urgency', order: 'ascending', offset: '0' },
  });
});

test.each([
  ['urgency', 'ascending'],
  ['atStake', 'descending'],
  ['createdAt', 'descending'],
  ['client', 'ascending'],
] as const)('%s starts %s, and can be turned', (sort, direction) => {
  expect(sortOfToDos({ sort, order: '' })).toEqual({ column: sort, direction });
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  expect(sortOfToDos({ sort, order: other }).direction).toBe(other);
});

test('a to-do leaves a list with its state, and comes back on the day until which it was snoozed', () => {
  const toDo = (state: ToDo['state'], snoozedUntil: string | null = null) => ({ state, snoozedUntil }) as ToDo;
  const today = '2026-03-02';
  expect(isIn('open', toDo('open', '2026-03-02'), today)).toBe(true);
  expect(isIn('open', toDo('open', '2026-03-03'), today)).toBe(false);
  expect(isIn('snoozed', toDo('open', '2026-03-03'), today)).toBe(true);
  expect(isIn('mine', toDo('done'), today)).toBe(false);
  expect(isIn('dismissed', toDo('dismissed'), today)).toBe(true);
  expect(isIn('done', toDo('dismissed'), today)).toBe(false);
});
