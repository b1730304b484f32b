import type { Control, Plan } from '@services/security-plan/contract/plan';

const control = (key: string, part: Partial<Control> = {}): Control => ({
  ...{ key, elements: ['(c)(3)'], title: key, source: 'Evidence', isLive: false, state: 'met', isExpiring: false },
  ...{ evidence: { text: `Proof of ${key}`, share: null, on: null }, ownerId: null, owner: null, reviewOn: null },
  ...part,
});
const element = (code: string, state: Plan['elements'][number]['state']) => ({
  ...{ code, requirement: code, sections: [], controls: [], state, reason: null },
});

/** The plan of a firm, with a control in each state. */
export const plan: Plan = {
  ...{ firm: 'Quaystone', today: '2026-03-10', version: 1, revision: 4, qualifiedIndividual: 'Quinn Ito', nextNumber: 3 },
  answers: {
    ...{ people: 4, offices: 1, remote: 'some', storage: 'both', preparers: 'Quinn', consumers: 4999 },
    ...{ qualifiedIndividualId: null, timeZone: 'America/New_York' },
  },
  inForce: { number: 2, approvedOn: '2026-01-05', approvedBy: 'Quinn Ito', hash: 'x' },
  ...{ hasChanges: false, reviewDueOn: '2027-01-05', sections: [], people: [] },
  controls: [
    control('Backup', { isLive: true, state: 'not-met', ownerId: 'u1' }),
    control('Firewall', { isLive: true }),
    control('Logs', { state: 'attention', isExpiring: true, reviewOn: '2026-04-01' }),
    control('Incidents', { state: 'not-applicable' }),
    control('Access', { state: 'unknown' }),
    control('Wireless', { state: 'accepted' }),
  ],
  elements: [element('(a)', 'met'), element('(b)', 'accepted'), element('(c)', 'not-met'), element('(h)', 'not-applicable')],
  acknowledged: { people: 5, done: 3, overdue: 1 },
  due: [
    { on: '2026-03-09', text: 'Access review', to: { kind: 'control', key: 'access' } },
    { on: '2026-03-10', text: 'Section II', to: { kind: 'section', key: 'II' } },
    { on: '2026-03-20', text: 'Payroll provider', to: { kind: 'register', key: 'providers' } },
  ],
};
