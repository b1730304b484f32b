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
    ['an asset without an owner', { ...asset, owner: '' }, 'warn', 'No owner'],
    ['an asset with an owner', { ...asset, owner: 'Ada' }, 'good', 'Ada'],
  ])('shows the state of %s', (_, data, tone, text) => {
    expect(entryState(data, today)).toEqual({ tone, text });
  });
});
