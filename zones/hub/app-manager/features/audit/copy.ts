const roles = { administrator: 'an administrator', member: 'a member' };
type Role = keyof typeof roles;

const saying = (word: string | null | undefined) => (word ? `: “${word}”` : '');

export const copy = {
  heading: 'Audit log',
  text: 'Who changed what about people and access. Nothing is ever removed here.',
  label: 'Audit log',
  find: 'Find by name or e-mail',
  columns: { at: 'When', actor: 'Who', deed: 'What' },
  failed: 'The audit log could not be loaded.',
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Invitations, changed roles, groups and access will stand here.',
  noneTitle: 'Nothing is found',
  noneText: 'Look for a part of a name or an address.',
  onePerson: 'Only what was done to one person.',
  everything: 'Show everything',

  joined: (role: Role) => `joined as ${roles[role]}`,
  madeRole: (name: string, role: Role) => `made ${name} ${roles[role]}`,
  deactivated: (name: string) => `deactivated ${name}`,
  reactivated: (name: string) => `reactivated ${name}`,
  putInto: (name: string, groups: string) => `put ${name} into ${groups}`,
  tookOut: (name: string, groups: string) => `took ${name} out of ${groups}`,
  movedGroups: (name: string, from: string, to: string) => `changed the groups of ${name} from ${from} to ${to}`,
  opened: (apps: string, whose: string) => `opened ${apps} to ${whose}`,
  closed: (apps: string, whose: string) => `closed ${apps} to ${whose}`,
  unset: (apps: string, whose: string) => `set nothing any more about ${apps} for ${whose}`,
  it: 'it',
  group: (name: string) => `the group ${name}`,
  createdGroup: (name: string) => `created the group ${name}`,
  renamedGroup: (from: string, to: string) => `renamed the group ${from} to ${to}`,
  deletedGroup: (name: string) => `deleted the group ${name}`,
  invited: (email: string, role: Role) => `invited ${email} as ${roles[role]}`,
  invitedAgain: (email: string) => `invited ${email} again`,
  tookBack: (email: string) => `took back the invitation to ${email}`,
  asked: (app: string, reason: string | null | undefined) => `asked for ${app}${saying(reason)}`,
  granted: (name: string, app: string, answer: string | null | undefined) =>
    `opened ${app} to ${name}, who had asked for it${saying(answer)}`,
  refused: (name: string, app: string, answer: string | null | undefined) => `refused ${app} to ${name}${saying(answer)}`,
};
