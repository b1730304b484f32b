import type { Audience, Rule } from '@services/training/contract/assignments';

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

export const copy = {
  heading: 'Assignments',
  text: 'Who takes which course, and by when. People who join the firm or a group later are added automatically.',
  add: 'Assign a course',
  failed: 'The assignments could not be loaded.',
  emptyTitle: 'No course is assigned',
  emptyText: 'Most firms assign “Security for new hires” to those who join, and the other courses to everybody once a year.',
  people: (people: number, open: number, overdue: number) =>
    [count(people, 'person', 'people'), open ? `${open} open` : 'nothing open', overdue ? `${overdue} overdue` : '']
      .filter(Boolean)
      .join(' · '),
  by: (name: string) => `by ${name}`,
  more: (course: string) => `More: ${course}`,
  actions: { edit: 'Edit', end: 'End assignment' },
  edit: 'Edit assignment',
  endTitle: (course: string) => `End the assignment of ${course}?`,
  endText: 'Nobody has to take it any longer because of this assignment. What people have completed stays.',
  keep: 'Keep it',
  end: 'End assignment',
  notEnded: 'The assignment was not ended.',
  ended: 'The assignment was ended.',
  save: 'Save',
  saved: 'The assignment was saved.',
  assigned: 'The course was assigned.',
  notSaved: 'The assignment was not saved.',
  wrong: 'Fix the highlighted fields.',
  course: 'Course',
  whom: 'Who takes it',
  audiences: {
    everyone: 'Everybody',
    'new-hires': 'New hires, from the first day on',
    groups: 'Groups',
    role: 'A role',
    people: 'Single people',
  } satisfies Record<Audience['kind'], string>,
  groups: 'Groups',
  noGroups: 'Your firm has no groups yet. Create one in App manager.',
  role: 'Role',
  roles: { administrator: 'Administrators', member: 'Members', reader: 'Read-only members' },
  when: 'When',
  rules: {
    'by-day': 'Once, by a day',
    'after-days': 'Once, some days after they get it',
    window: 'Every year, between two days',
    anniversary: 'Again some months after each completion',
  } satisfies Record<Rule['kind'], string>,
  dueOn: 'Due on',
  days: 'Days until it is due',
  daysHint: '0 is on the same day, for instance before seasonal staff get access to client data.',
  months: 'Months until it is due again',
  from: 'From (month-day)',
  to: 'Until (month-day)',
  monthDayHint: 'For example 09-01. A window may cross the end of the year.',
  countsEarlier: 'Earlier completions count',
  countsEarlierHint: 'Switch this off when everybody has to take the course again.',
  grace: 'Days of grace',
  graceHint: 'Only after them it is overdue.',
  startsOn: 'First day',
  required: 'Fill in this field.',
  chooseGroup: 'Choose a group.',
  number: 'Enter a whole number.',
  monthDay: 'Enter a day such as 09-30.',
};

/** Describes whom an assignment concerns. */
export function audienceText(audience: Audience, groupNames: ReadonlyMap<string, string>): string {
  switch (audience.kind) {
    case 'everyone':
      return 'Everybody';
    case 'new-hires':
      return 'New hires';
    case 'role':
      return copy.roles[audience.role];
    case 'groups':
      return audience.groupIds.map((id) => groupNames.get(id) ?? 'a deleted group').join(', ');
    case 'people':
      return count(audience.userIds.length, 'person', 'people');
  }
}

/** Describes when an assignment is due. @param day formats a calendar date */
export function ruleText(rule: Rule, graceDays: number, day: (text: string) => string): string {
  const grace = graceDays ? `, ${count(graceDays, 'day', 'days')} of grace` : '';
  return `${termText(rule, day)}${grace}`;
}

function termText(rule: Rule, day: (text: string) => string): string {
  // 2028 is a leap year, so that February 29 exists.
  const ofYear = (monthDay: string) => day(`2028-${monthDay}`).replace(/,? ?2028/, '');
  switch (rule.kind) {
    case 'by-day':
      return `once, by ${day(rule.dueOn)}`;
    case 'after-days':
      return rule.days === 0 ? 'once, on the first day' : `once, within ${count(rule.days, 'day', 'days')}`;
    case 'window':
      return `every year from ${ofYear(rule.from)} to ${ofYear(rule.to)}`;
    case 'anniversary':
      return `within ${count(rule.days, 'day', 'days')}, then every ${count(rule.months, 'month', 'months')}`;
  }
}
