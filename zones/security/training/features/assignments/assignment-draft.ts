import type { Assignment, Audience, Rule } from '@services/training/contract/assignments';
import { isDay } from '@suite/values/iso-day';
import { copy } from './copy';

/** An assignment as edited. */
export interface AssignmentDraft {
  courseId: string;
  audience: Audience;
  kind: Rule['kind'];
  dueOn: string;
  days: string;
  months: string;
  from: string;
  to: string;
  countsEarlier: boolean;
  graceDays: string;
  startsOn: string;
}

export const newDraft = (courseId: string, today: string): AssignmentDraft => ({
  courseId,
  audience: { kind: 'everyone' },
  kind: 'anniversary',
  dueOn: '',
  days: '30',
  months: '12',
  from: '09-01',
  to: '09-30',
  countsEarlier: true,
  graceDays: '0',
  startsOn: today,
});

export function draftOf({ courseId, audience, rule, graceDays, startsOn }: Assignment): AssignmentDraft {
  const base = { ...newDraft(courseId, startsOn), audience, kind: rule.kind, graceDays: String(graceDays) };
  switch (rule.kind) {
    case 'by-day':
      return { ...base, dueOn: rule.dueOn, countsEarlier: rule.countsEarlier };
    case 'after-days':
      return { ...base, days: String(rule.days), countsEarlier: rule.countsEarlier };
    case 'window':
      return { ...base, from: rule.from, to: rule.to };
    case 'anniversary':
      return { ...base, days: String(rule.days), months: String(rule.months) };
  }
}

export type Problems = Partial<Record<keyof AssignmentDraft, string>>;

const isWhole = (text: string, most: number, least = 0) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
const isMonthDay = (text: string) => /^\d\d-\d\d$/.test(text.trim()) && isDay(`2028-${text.trim()}`);

/** Returns what is wrong with each field. */
export function problemsOf(draft: AssignmentDraft): Problems {
  const { kind, audience } = draft;
  const usesDays = kind === 'after-days' || kind === 'anniversary';
  return {
    ...(audience.kind === 'groups' && audience.groupIds.length === 0 && { audience: copy.chooseGroup }),
    ...(kind === 'by-day' && !isDay(draft.dueOn) && { dueOn: copy.required }),
    ...(usesDays && !isWhole(draft.days, 365) && { days: copy.number }),
    ...(kind === 'anniversary' && !isWhole(draft.months, 60, 1) && { months: copy.number }),
    ...(kind === 'window' && !isMonthDay(draft.from) && { from: copy.monthDay }),
    ...(kind === 'window' && !isMonthDay(draft.to) && { to: copy.monthDay }),
    ...(!isWhole(draft.graceDays, 90) && { graceDays: copy.number }),
    ...(!isDay(draft.startsOn) && { startsOn: copy.required }),
  };
}

function ruleOf({ kind, dueOn, days, months, from, to, countsEarlier }: AssignmentDraft): Rule {
  switch (kind) {
    case 'by-day':
      return { kind, dueOn, countsEarlier };
    case 'after-days':
      return { kind, days: Number(days), countsEarlier };
    case 'window':
      return { kind, from: from.trim(), to: to.trim() };
    case 'anniversary':
      return { kind, days: Number(days), months: Number(months) };
  }
}

/** Returns what is sent; call it only for a draft without problems. */
export const writtenOf = (draft: AssignmentDraft) => ({
  courseId: draft.courseId,
  audience: draft.audience,
  rule: ruleOf(draft),
  graceDays: Number(draft.graceDays),
  startsOn: draft.startsOn,
});
