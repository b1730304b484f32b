import type { Group } from '@services/identity/contract/groups';
import { matchingGroups, sortOf, titlesOf } from './sort-groups';

const group = (name: string, members: number, apps: Group['apps'] = {}): Group => ({ id: name, name, members, apps, version: 1 });
const groups = [
  group('tax', 3, { wisp: 'blocked' }),
  group('Audit', 12, { 'iq-clients': 'allowed', wisp: 'allowed' }),
  group('Payroll', 3),
];
const names = (find: string, sort = 'name', order = 'ascending') =>
  matchingGroups(groups, find, sortOf({ sort, order })).map(({ name }) => name);

test('groups are found by part of their name', () => {
  expect(names(' PAY ')).toEqual(['Payroll']);
  expect(names('x')).toEqual(['tax']);
});

test('groups are sorted by each column in both directions, equal ones by name', () => {
  expect(names('')).toEqual(['Audit', 'Payroll', 'tax']);
  expect(names('', 'name', 'descending')).toEqual(['tax', 'Payroll', 'Audit']);
  expect(names('', 'members')).toEqual(['Payroll', 'tax', 'Audit']);
  expect(names('', 'members', 'descending')).toEqual(['Audit', 'Payroll', 'tax']);
  expect(names('', 'closed', 'descending')).toEqual(['tax', 'Audit', 'Payroll']);
  expect(sortOf({ sort: 'unknown', order: '' })).toEqual({ column: 'name', direction: 'ascending' });
});

test('the apps of a group are named by their titles', () => {
  const [tax, audit] = groups as [Group, Group];
  expect([titlesOf(tax, 'allowed'), titlesOf(tax, 'blocked').length > 0]).toEqual(['', true]);
  expect(titlesOf(audit, 'allowed').split(', ')).toHaveLength(2);
});
