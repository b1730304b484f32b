import { type Assignment, type Audience, createAssignment, type Rule } from '@services/training/contract/assignments';
import { sentAs } from '@suite/shell/form/text-schemas';

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

/** Returns a whole number of at most three digits; undefined for other texts, which the contract refuses. */
const wholeOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

function ruleOf({ kind, dueOn, days, months, from, to, countsEarlier }: AssignmentDraft) {
  switch (kind) {
    case 'by-day':
      return { kind, dueOn, countsEarlier };
    case 'after-days':
      return { kind, days: wholeOf(days), countsEarlier };
    case 'window':
      return { kind, from: from.trim(), to: to.trim() };
    case 'anniversary':
      return { kind, days: wholeOf(days), months: wholeOf(months) };
  }
}

/** Returns what is sent of a draft. */
const bodyOf = (draft: AssignmentDraft) => ({
  courseId: draft.courseId,
  audience: draft.audience,
  rule: ruleOf(draft),
  graceDays: wholeOf(draft.graceDays),
  startsOn: draft.startsOn,
});

export const assignmentSchema = sentAs(bodyOf, createAssignment.body);
