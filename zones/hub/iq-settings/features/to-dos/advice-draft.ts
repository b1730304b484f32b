import { type AdviceSettings, adviceRules } from '@services/insights/contract/to-dos';
import type { NumberFormat } from '@suite/ui/number-field';

/** The settings as typed. */
export interface AdviceDraft {
  rules: AdviceSettings['rules'];
  overdueDays: string;
  /** In major units of the currency. */
  least: string;
}

/** Without `amounts`, the currency isn't known yet. */
export const draftOf = ({ rules, overdueDays, minAtStake }: AdviceSettings, amounts: NumberFormat | undefined): AdviceDraft => ({
  rules: inOrder(rules),
  overdueDays: String(overdueDays),
  least: amounts?.write(minAtStake) ?? '0',
});

/** A field is undefined if it can't be parsed. */
export function settingsOf({ rules, overdueDays, least }: AdviceDraft, amounts: NumberFormat | undefined) {
  const days = /^\d{1,3}$/.test(overdueDays.trim()) ? Number(overdueDays) : Number.NaN;
  const amount = amounts ? amounts.read(least) : { value: 0 };
  return {
    rules,
    overdueDays: days <= 365 ? days : undefined,
    minAtStake: amount.value ?? undefined,
    minProblem: amount.problem,
  };
}

/** Returns the reasons with one of them added or removed. */
export const toggled = (rules: AdviceSettings['rules'], rule: AdviceSettings['rules'][number]) =>
  inOrder(rules.includes(rule) ? rules.filter((each) => each !== rule) : [...rules, rule]);

const inOrder = (rules: AdviceSettings['rules']) => adviceRules.filter((rule) => rules.includes(rule));
