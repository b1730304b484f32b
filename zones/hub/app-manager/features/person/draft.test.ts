import type { AppAccess } from '@services/identity/contract/access';
import type { Person } from '@services/identity/contract/people';
import { changeOf, noDraft } from './draft';

const tax = { id: '11111111-1111-4111-8111-111111111111', name: 'Tax' };
const audit = { id: '22222222-2222-4222-8222-222222222222', name: 'Audit' };
const known = [tax.id, audit.id];

const person: Person = {
  userId: '33333333-3333-4333-8333-333333333333',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@a.example',
  role: 'member',
  status: 'active',
  hasTwoFactor: false,
  lastSignInAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  groups: [tax],
  version: 7,
};
const apps: AppAccess[] = [
  { app: 'home', isOpen: true, decidedBy: 'everyone', setting: null },
  { app: 'chat', isOpen: false, decidedBy: 'person', setting: 'blocked' },
  { app: 'wisp', isOpen: true, decidedBy: 'role', setting: null },
];
const saved = { person, apps };

test('choosing the saved value again is no change', () => {
  expect(changeOf(saved, noDraft, known)).toBeUndefined();
  const same = { role: 'member' as const, groups: { [tax.id]: true, [audit.id]: false }, apps: { chat: 'blocked' as const } };
  expect(changeOf(saved, same, known)).toBeUndefined();
});

test('only differences are sent, with the version that was read; settings are sent whole', () => {
  expect(changeOf(saved, { ...noDraft, role: 'administrator' }, known)).toEqual({ version: 7, role: 'administrator' });
  expect(changeOf(saved, { ...noDraft, groups: { [audit.id]: true } }, known)).toEqual({ version: 7, groupIds: known });
  expect(changeOf(saved, { ...noDraft, apps: { wisp: 'allowed' } }, known)).toEqual({
    version: 7,
    apps: { chat: 'blocked', wisp: 'allowed' },
  });
  expect(changeOf(saved, { ...noDraft, apps: { chat: null } }, known)).toEqual({ version: 7, apps: {} });
});

test('on a newer state the choices apply, and what somebody else changed is preserved', () => {
  const draft = { ...noDraft, groups: { [audit.id]: true }, apps: { wisp: 'allowed' as const } };
  const newer = {
    person: { ...person, version: 8, groups: [] },
    apps: apps.map((access) => (access.app === 'chat' ? { ...access, setting: null } : access)),
  };
  expect(changeOf(newer, draft, known)).toEqual({ version: 8, groupIds: [audit.id], apps: { wisp: 'allowed' } });
});

test('a chosen group that was deleted meanwhile is left out', () => {
  expect(changeOf(saved, { ...noDraft, groups: { [audit.id]: true } }, [tax.id])).toBeUndefined();
});
