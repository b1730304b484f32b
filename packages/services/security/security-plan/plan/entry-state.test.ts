import type { EntryData } from '../contract/registers';
import { entryState } from './entry-state';

const today = '2026-06-15';
const provider = {
  ...{
    kind: 'providers' as const,
    name: 'Payroll',
    service: '',
    hasData: true,
    contract: 'Agreement',
    certifications: '',
    note: '',
  },
  ...{ assessedOn: '2025-06-15', reassessOn: null },
};
const risk = {
  ...{ kind: 'risks' as const, name: 'Fire', treatment: 'reduce' as const, measures: '', owner: '' },
  ...{ reviewedOn: null, reviewOn: null },
};
const exception = { kind: 'exceptions' as const, name: 'Old server', reason: '', approvedBy: 'Ada', compensation: '' };
const asset = {
  ...{ kind: 'assets' as const, name: 'Archive', location: '', classification: 'taxpayer' as const, retention: '', note: '' },
};
const incident = {
  ...{
    kind: 'incidents' as const,
    name: 'Lost phone',
    discoveredOn: '2026-05-20',
    status: 'open' as const,
    what: '',
    timeline: [],
  },
  ...{ irsNotifiedOn: null, stateNotifiedOn: null, clientsNotifiedOn: null, ftcNotifiedOn: null },
};

describe('an entry of a register', () => {
  it.each<[string, EntryData, string, string]>([
    ['a provider is assessed for a year', provider, 'good', 'Assessed until Jun 15, 2026'],
    ['a provider is due the day after', { ...provider, assessedOn: '2025-06-14' }, 'warn', 'Assessment was due Jun 14, 2026'],
    ['an own day counts instead', { ...provider, reassessOn: '2026-06-14' }, 'warn', 'Assessment was due Jun 14, 2026'],
    ['a provider without an assessment', { ...provider, assessedOn: null }, 'warn', 'Never assessed'],
    ['a provider without an agreement', { ...provider, contract: '' }, 'bad', 'No agreement'],
    ['a provider without data', { ...provider, hasData: false, contract: '' }, 'neutral', 'No customer information'],
    ['a high risk', { ...risk, likelihood: 3, impact: 5 }, 'bad', 'High · 15'],
    ['a medium risk', { ...risk, likelihood: 2, impact: 4 }, 'warn', 'Medium · 8'],
    ['a low risk', { ...risk, likelihood: 1, impact: 5 }, 'good', 'Low · 5'],
    ['an exception on its last day', { ...exception, approvedOn: today, until: today }, 'good', 'Until Jun 15, 2026'],
    ['an exception that ended', { ...exception, approvedOn: today, until: '2026-06-14' }, 'bad', 'Ended Jun 14, 2026'],
    ['an exception nobody approved', { ...exception, approvedOn: null, until: null }, 'warn', 'Not approved'],
    ['an exception without an end', { ...exception, approvedOn: today, until: null }, 'good', 'Without an end'],
    // 30 days after May 20, from 500 consumers on (16 CFR 314.4(j)).
    [
      'an incident that is counted',
      { ...incident, consumers: null },
      'warn',
      'Open. Count the consumers: from 500 on, the FTC is notified by Jun 19, 2026',
    ],
    ['an incident of few', { ...incident, consumers: 499 }, 'warn', 'Open'],
    ['a closed incident', { ...incident, consumers: 499, status: 'closed' }, 'good', 'Closed'],
    ['an incident of many', { ...incident, consumers: 500 }, 'bad', 'Notify the FTC by Jun 19, 2026: 4 days left'],
    [
      'an incident on its last day but one',
      { ...incident, consumers: 500, discoveredOn: '2026-05-17' },
      'bad',
      'Notify the FTC by Jun 16, 2026: 1 day left',
    ],
    [
      'an incident that nobody reported in time',
      { ...incident, consumers: 500, discoveredOn: '2026-05-15', status: 'closed' },
      'bad',
      'Notifying the FTC was due Jun 14, 2026',
    ],
    [
      'a reported incident',
      { ...incident, consumers: 500, ftcNotifiedOn: '2026-06-19', status: 'closed' },
      'good',
      'FTC notified Jun 19, 2026',
    ],
    [
      'a reported incident that is open',
      { ...incident, consumers: 500, ftcNotifiedOn: today },
      'warn',
      'FTC notified Jun 15, 2026',
    ],
    [
      'an incident reported late',
      { ...incident, consumers: 500, ftcNotifiedOn: '2026-06-20', status: 'closed' },
      'warn',
      'FTC notified Jun 20, 2026, 1 day late',
    ],
    ['an asset without an owner', { ...asset, owner: '' }, 'warn', 'No owner'],
    ['an asset with an owner', { ...asset, owner: 'Ada' }, 'good', 'Ada'],
  ])('shows the state of %s', (_, data, tone, text) => {
    expect(entryState(data, today)).toEqual({ tone, text });
  });
});
