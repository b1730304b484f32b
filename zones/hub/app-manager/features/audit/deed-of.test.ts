import type { AuditAction, AuditEntry } from '@suite/contract/access';
import { deedOf } from './deed-of';

const entry = (action: AuditAction, subject: string, changes: AuditEntry['changes'] = []): AuditEntry => ({
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  actor: 'Olivia Hart',
  action,
  subject,
  changes,
});

const change = (what: string, from: string | null, to: string | null) => ({ what, from, to });

test.each<[string, AuditEntry]>([
  ['joined as a member', entry('person.joined', 'Ann Lee', [change('role', null, 'member')])],
  ['made Ann Lee an administrator', entry('person.role', 'Ann Lee', [change('role', 'member', 'administrator')])],
  ['deactivated Ann Lee', entry('person.status', 'Ann Lee', [change('status', 'active', 'deactivated')])],
  ['reactivated Ann Lee', entry('person.status', 'Ann Lee', [change('status', 'deactivated', 'active')])],
  ['put Ann Lee into Tax team', entry('person.groups', 'Ann Lee', [change('groups', '', 'Tax team')])],
  ['took Ann Lee out of Tax team', entry('person.groups', 'Ann Lee', [change('groups', 'Tax team', '')])],
  ['changed the groups of Ann Lee from A to A, B', entry('person.groups', 'Ann Lee', [change('groups', 'A', 'A, B')])],
  [
    'opened Security plan and Training to Ann Lee, closed AI chat to Ann Lee, and set nothing any more about Devices for Ann Lee',
    entry('person.apps', 'Ann Lee', [
      change('wisp', null, 'allowed'),
      change('training', 'blocked', 'allowed'),
      change('chat', null, 'blocked'),
      change('devices', 'allowed', null),
    ]),
  ],
  ['created the group Tax team', entry('group.created', 'Tax team')],
  ['created the group Tax team and closed AI chat to it', entry('group.created', 'Tax team', [change('chat', null, 'blocked')])],
  ['renamed the group Tax to Tax team', entry('group.changed', 'Tax team', [change('name', 'Tax', 'Tax team')])],
  ['opened AI chat to the group Tax team', entry('group.changed', 'Tax team', [change('chat', null, 'allowed')])],
  ['deleted the group Tax team', entry('group.deleted', 'Tax team')],
  [
    'invited ann@a.example as an administrator',
    entry('invitation.sent', 'ann@a.example', [change('role', null, 'administrator')]),
  ],
  ['invited ann@a.example again', entry('invitation.sent-again', 'ann@a.example')],
  ['took back the invitation to ann@a.example', entry('invitation.revoked', 'ann@a.example')],
  ['asked for AI chat: “for the audit”', entry('request.asked', 'Ann Lee', [change('chat', null, 'for the audit')])],
  ['opened AI chat to Ann Lee, who had asked for it', entry('request.granted', 'Ann Lee', [change('chat', null, null)])],
  ['refused AI chat to Ann Lee: “not yet”', entry('request.refused', 'Ann Lee', [change('chat', null, 'not yet')])],
  ['opened retired-app to Ann Lee', entry('person.apps', 'Ann Lee', [change('retired-app', null, 'allowed')])],
])('%s', (words, given) => {
  expect(deedOf(given)).toBe(words);
});
