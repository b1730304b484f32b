import type { Lead, LeadRow } from '@services/inbox/contract/leads';

export const ann = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Ann Lee' };
export const bob = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Bob Ray' };

export const leadRow: LeadRow = {
  ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'form', state: 'assigned', about: 'Contact form' },
  ...{ name: 'Vera Visitor', email: 'vera@visitor.example', excerpt: 'Do you prepare payroll?', owner: bob },
  ...{ tags: ['payroll'], source: 'A friend', page: '/services/', isUnread: false, isBouncing: false, isClient: false },
  ...{ createdAt: '2026-03-02T14:00:00Z', lastActivityAt: '2026-03-02T15:00:00Z' },
};

export const lead: Lead = {
  ...leadRow,
  ...{ phone: '555', company: 'Visitor LLC', answers: [], consent: null, client: null, others: [], messages: [] },
  ...{ firstAnsweredAt: null, deletedOn: null, version: 9 },
};
