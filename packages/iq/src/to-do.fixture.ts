import type { ToDo } from '@services/insights/contract/to-dos';

/** A person's own to-do, as the API returns it. */
export const ownToDo: ToDo = {
  id: '7d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30',
  clientId: '33333333-3333-4333-8333-333333333333',
  client: 'Harborline',
  rule: null,
  text: 'Call about the lease',
  evidence: [],
  asOf: null,
  holds: true,
  atStake: null,
  state: 'open',
  owner: null,
  dueOn: '2026-03-05',
  snoozedUntil: null,
  dismissReason: null,
  dismissText: null,
  promise: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  createdBy: 'Olivia Reed',
  changedAt: null,
  changedBy: null,
  notes: [],
  version: 1,
};
