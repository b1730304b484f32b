import { zoneNames, zoneRow } from '@suite/zones/zones';
import { accessTo, rightsOf, type Standing } from './rights';

const member: Standing = { role: 'member', own: {}, groups: [], isOperator: false, hasProvenEmail: false };
const administrator: Standing = { ...member, role: 'administrator' };

it('§6 administrators have admin and every app except those for operators; members have every app except those for administrators and operators', () => {
  expect(rightsOf(administrator)).toEqual(expect.arrayContaining(['admin', 'app:app-manager', 'app:wisp']));
  for (const right of ['operator', 'app:internal']) expect(rightsOf(administrator)).not.toContain(right);
  const held = rightsOf(member);
  expect(held).toEqual(expect.arrayContaining(['app:home', 'app:wisp', 'app:iq-clients']));
  for (const right of ['admin', 'app:app-manager', 'app:internal']) expect(held).not.toContain(right);
});

it("a person with read-only access opens a member's apps and cannot change anything in them", () => {
  const reader: Standing = { ...member, role: 'reader' };
  expect(rightsOf(member)).toContain('change');
  expect(rightsOf(reader)).toEqual(rightsOf(member).filter((right) => right !== 'change'));
});

it('an operator has the right to operate and the internal app, in any company or none, and no other additional rights', () => {
  for (const role of ['administrator', 'member', null] as const) {
    const standing: Standing = { ...member, role, own: { internal: 'blocked' } };
    const more = rightsOf({ ...standing, isOperator: true }).filter((right) => !rightsOf(standing).includes(right));
    expect(more.sort()).toEqual(['app:internal', 'operator']);
  }
});

it('a proven address is a separate right', () => {
  expect(rightsOf(administrator)).not.toContain('proven-email');
  expect(rightsOf({ ...administrator, hasProvenEmail: true })).toContain('proven-email');
});

it('a person without a company may open the apps for creating one, and administers nothing', () => {
  const held = rightsOf({ ...member, role: null });
  expect(held).toContain('app:iq-dashboard');
  expect(held).not.toContain('admin');
  expect(held).not.toContain('app:app-manager');
});

it.each<[string, Standing, boolean, string]>([
  ['nothing: the role decides', member, true, 'role'],
  ['a group blocks', { ...member, groups: [{ wisp: 'blocked' }, {}] }, false, 'group'],
  ['one group blocks, another opens', { ...member, groups: [{ wisp: 'blocked' }, { wisp: 'allowed' }] }, true, 'group'],
  [
    'the person is blocked, a group opens',
    { ...member, own: { wisp: 'blocked' }, groups: [{ wisp: 'allowed' }] },
    false,
    'person',
  ],
  [
    'the person is let in, a group blocks',
    { ...member, own: { wisp: 'allowed' }, groups: [{ wisp: 'blocked' }] },
    true,
    'person',
  ],
  ['an administrator is blocked', { ...administrator, own: { wisp: 'blocked' } }, false, 'person'],
])('%s', (_case, standing, isOpen, decidedBy) => {
  expect(accessTo('wisp', standing)).toEqual({ isOpen, decidedBy });
  expect(rightsOf(standing).includes('app:wisp')).toBe(isOpen);
});

it('no setting changes apps that the zone table opens to everyone, to administrators or to operators', () => {
  for (const name of zoneNames.filter((name) => zoneRow(name).opens)) {
    const set = (setting: 'allowed' | 'blocked'): Standing => ({ ...member, own: { [name]: setting } });
    expect(accessTo(name, set('blocked')).isOpen).toBe(accessTo(name, member).isOpen);
    expect(accessTo(name, set('allowed')).isOpen).toBe(accessTo(name, member).isOpen);
  }
});
