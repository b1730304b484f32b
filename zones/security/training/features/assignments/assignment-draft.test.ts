import type { Assignment } from '@services/training/contract/assignments';
import { parse } from '@suite/contract/validators';
import { type AssignmentDraft, assignmentSchema, draftOf, newDraft } from './assignment-draft';

const draft = newDraft('phishing', '2026-03-02');

/** What is sent, or the fields that are refused. */
function sentOf(edited: AssignmentDraft): unknown {
  try {
    return parse(assignmentSchema, edited);
  } catch (error) {
    const { issues } = error as { issues: { path: { key: unknown }[] }[] };
    return issues.map(({ path }) => path.map(({ key }) => key).join('.'));
  }
}

describe('an assignment as edited', () => {
  it.each<[string, object, object]>([
    ['a number of days', { kind: 'after-days', days: '0', countsEarlier: false }, { days: 0, countsEarlier: false }],
    ['a day', { kind: 'by-day', dueOn: '2026-09-30' }, { dueOn: '2026-09-30', countsEarlier: true }],
    ['a window, which may be February 29', { kind: 'window', from: ' 12-15 ', to: '02-29' }, { from: '12-15', to: '02-29' }],
    ['months after each completion', { kind: 'anniversary', days: '30', months: '60' }, { days: 30, months: 60 }],
  ])('is sent with %s', (_, change, rule) => {
    const edited = { ...draft, ...change, graceDays: '7' };
    expect(sentOf(edited)).toEqual({
      ...{ courseId: 'phishing', audience: { kind: 'everyone' }, graceDays: 7, startsOn: '2026-03-02' },
      rule: { kind: edited.kind, ...rule },
    });
  });

  it.each<[string, object]>([
    ['rule.days', { kind: 'after-days', days: '366' }],
    ['rule.days', { kind: 'anniversary', days: '1.5' }],
    ['rule.months', { kind: 'anniversary', months: '0' }],
    ['rule.months', { kind: 'anniversary', months: '61' }],
    ['rule.from', { kind: 'window', from: '02-30' }],
    ['rule.to', { kind: 'window', to: '9-1' }],
    ['rule.dueOn', { kind: 'by-day', dueOn: '' }],
    ['graceDays', { graceDays: '91' }],
    ['graceDays', { graceDays: '-1' }],
    ['startsOn', { startsOn: '' }],
    ['audience.groupIds', { audience: { kind: 'groups', groupIds: [] } }],
  ])('is refused at %s in %o', (field, change) => {
    expect(sentOf({ ...draft, ...change })).toEqual([field]);
  });

  it('ignores fields that its rule does not use', () => {
    const edited = { ...draft, kind: 'by-day' as const, dueOn: '2026-09-30', days: '', months: '', from: '', to: '' };
    expect(sentOf(edited)).toMatchObject({ rule: { kind: 'by-day', dueOn: '2026-09-30', countsEarlier: true } });
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
    expect(sentOf(draftOf({ ...saved, ...counts, rule }))).toEqual({ ...saved, rule });
  });
});
