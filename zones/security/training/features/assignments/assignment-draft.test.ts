import type { Assignment } from '@services/training/contract/assignments';
import { draftOf, newDraft, problemsOf, writtenOf } from './assignment-draft';

const draft = newDraft('phishing', '2026-03-02');

describe('an assignment as edited', () => {
  it.each<[string, object, object]>([
    ['a number of days', { kind: 'after-days', days: '0', countsEarlier: false }, { days: 0, countsEarlier: false }],
    ['a day', { kind: 'by-day', dueOn: '2026-09-30' }, { dueOn: '2026-09-30', countsEarlier: true }],
    ['a window, which may be February 29', { kind: 'window', from: ' 12-15 ', to: '02-29' }, { from: '12-15', to: '02-29' }],
    ['months after each completion', { kind: 'anniversary', days: '30', months: '60' }, { days: 30, months: 60 }],
  ])('is sent with %s', (_, change, rule) => {
    const edited = { ...draft, ...change, graceDays: '7' };
    expect(problemsOf(edited)).toEqual({});
    expect(writtenOf(edited)).toEqual({
      ...{ courseId: 'phishing', audience: { kind: 'everyone' }, graceDays: 7, startsOn: '2026-03-02' },
      rule: { kind: edited.kind, ...rule },
    });
  });

  it.each<[string, object]>([
    ['days', { kind: 'after-days', days: '366' }],
    ['days', { kind: 'anniversary', days: '1.5' }],
    ['months', { kind: 'anniversary', months: '0' }],
    ['months', { kind: 'anniversary', months: '61' }],
    ['from', { kind: 'window', from: '02-30' }],
    ['to', { kind: 'window', to: '9-1' }],
    ['dueOn', { kind: 'by-day', dueOn: '' }],
    ['graceDays', { graceDays: '91' }],
    ['graceDays', { graceDays: '-1' }],
    ['startsOn', { startsOn: '' }],
    ['audience', { audience: { kind: 'groups', groupIds: [] } }],
  ])('has a problem with %s in %o', (field, change) => {
    expect(Object.keys(problemsOf({ ...draft, ...change }))).toEqual([field]);
  });

  it('ignores fields that its rule does not use', () => {
    expect(problemsOf({ ...draft, kind: 'by-day', dueOn: '2026-09-30', days: '', months: '', from: '', to: '' })).toEqual({});
  });

  it.each<Assignment['rule']>([
    { kind: 'by-day', dueOn: '2026-09-30', countsEarlier: false },
    { kind: 'after-days', days: 5, countsEarlier: false },
    { kind: 'window', from: '11-01', to: '01-31' },
    { kind: 'anniversary', days: 3, months: 6 },
  ])('opens with what was saved: %o', (rule) => {
    const saved = {
      courseId: 'wisp',
      audience: { kind: 'role' as const, role: 'reader' as const },
      graceDays: 2,
      startsOn: '2026-01-01',
    };
    const counts = { id: 'a1', version: 4, course: 'WISP', by: 'Ada', people: 1, open: 1, overdue: 0 };
    expect(writtenOf(draftOf({ ...saved, ...counts, rule }))).toEqual({ ...saved, rule });
  });
});
