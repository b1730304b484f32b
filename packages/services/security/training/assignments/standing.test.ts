import { standingOf } from './standing';

const yearly = { kind: 'window', from: '09-01', to: '09-30' } as const;
const overYearEnd = { kind: 'window', from: '12-01', to: '01-31' } as const;
const leapDay = { kind: 'window', from: '02-01', to: '02-29' } as const;
const anniversary = { kind: 'anniversary', days: 14, months: 12 } as const;
const byDay = { kind: 'by-day', dueOn: '2026-12-31', countsEarlier: true } as const;

const open = (opensOn: string, dueOn: string, overdueFrom: string) => ({ doneOn: null, opensOn, dueOn, overdueFrom });
const of = (rule: Parameters<typeof standingOf>[0]['rule'], since: string, completions: string[] = [], graceDays = 0) =>
  standingOf({ rule, since, completions, graceDays });

describe('an assignment that is due once', () => {
  it('is overdue on the day after the due day and its grace period', () => {
    expect(of(byDay, '2026-11-01')).toEqual(open('2026-11-01', '2026-12-31', '2027-01-01'));
    expect(of(byDay, '2026-11-01', [], 7)).toEqual(open('2026-11-01', '2026-12-31', '2027-01-08'));
  });

  it('gives two weeks to people who join after the due day', () => {
    expect(of(byDay, '2027-02-20').dueOn).toBe('2027-03-06');
  });

  it('counts earlier completions, unless it requires a new one', () => {
    const nothingMore = { doneOn: '2025-05-01', opensOn: null, dueOn: null, overdueFrom: null };
    expect(of(byDay, '2026-11-01', ['2025-05-01'])).toEqual(nothingMore);
    expect(of({ ...byDay, countsEarlier: false }, '2026-11-01', ['2025-05-01']).doneOn).toBeNull();
    expect(of({ ...byDay, countsEarlier: false }, '2026-11-01', ['2026-11-01']).doneOn).toBe('2026-11-01');
  });

  it('may be due on the first day', () => {
    expect(of({ kind: 'after-days', days: 0, countsEarlier: true }, '2028-02-29')).toEqual(
      open('2028-02-29', '2028-02-29', '2028-03-01'),
    );
  });
});

describe('a calendar window', () => {
  it('starts with the first window that has not ended', () => {
    expect(of(yearly, '2026-09-15').dueOn).toBe('2026-09-30');
    expect(of(yearly, '2026-10-01').dueOn).toBe('2027-09-30');
  });

  it('is done until the next window opens, even when it was done late', () => {
    const until2027 = { opensOn: '2027-09-01', dueOn: '2027-09-30', overdueFrom: '2027-10-01' };
    expect(of(yearly, '2026-01-01', ['2026-09-10'])).toEqual({ doneOn: '2026-09-10', ...until2027 });
    expect(of(yearly, '2026-01-01', ['2026-11-10'])).toEqual({ doneOn: '2026-11-10', ...until2027 });
  });

  it('does not count completions before it opened', () => {
    expect(of(yearly, '2026-01-01', ['2026-08-31']).doneOn).toBeNull();
  });

  it('crosses the end of the year', () => {
    expect(of(overYearEnd, '2027-01-10')).toEqual(open('2026-12-01', '2027-01-31', '2027-02-01'));
    expect(of(overYearEnd, '2026-12-05', ['2027-01-02'])).toMatchObject({ opensOn: '2027-12-01', dueOn: '2028-01-31' });
    expect(of(overYearEnd, '2026-12-05', ['2026-12-31'])).toMatchObject({ opensOn: '2027-12-01', dueOn: '2028-01-31' });
  });

  it('ends on February 28 in years without a leap day', () => {
    expect(of(leapDay, '2027-01-01').dueOn).toBe('2027-02-28');
    expect(of(leapDay, '2028-01-01').dueOn).toBe('2028-02-29');
    expect(of(leapDay, '2027-01-01', ['2027-02-28'])).toMatchObject({ opensOn: '2028-02-01', dueOn: '2028-02-29' });
  });
});

describe('an anniversary', () => {
  it('follows a number of months after the last completion and opens 30 days before', () => {
    expect(of(anniversary, '2026-01-01')).toEqual(open('2026-01-01', '2026-01-15', '2026-01-16'));
    expect(of(anniversary, '2026-01-01', ['2026-01-10', '2026-03-15'])).toEqual({
      doneOn: '2026-03-15',
      opensOn: '2027-02-13',
      dueOn: '2027-03-15',
      overdueFrom: '2027-03-16',
    });
  });

  it('of a leap day is on February 28', () => {
    expect(of(anniversary, '2028-01-01', ['2028-02-29']).dueOn).toBe('2029-02-28');
    expect(of({ ...anniversary, months: 48 }, '2028-01-01', ['2028-02-29']).dueOn).toBe('2032-02-29');
  });

  it('is due after the first days when the last completion was long ago', () => {
    expect(of(anniversary, '2026-06-01', ['2020-01-01']).dueOn).toBe('2026-06-15');
  });
});
