import { type AdviceSettings, adviceRules } from '@services/insights/contract/to-dos';
import type { FigureFormats } from '@suite/insights/figure-formats';

/** The settings as a person writes them. */
export interface AdviceDraft {
  rules: AdviceSettings['rules'];
  overdueDays: string;
  /** In major units of the currency. */
  least: string;
}

type Money = Pick<FigureFormats, 'major' | 'minor'>;

export const draftOf = ({ rules, overdueDays, leastAtStake }: AdviceSettings, currency: string | null, { major }: Money) => ({
  rules: inOrder(rules),
  overdueDays: String(overdueDays),
  least: String(currency ? major(leastAtStake, currency) : 0),
});

/** Undefined of a field that cannot be read; a comma may stand before the cents. */
export function settingsOf({ rules, overdueDays, least }: AdviceDraft, currency: string | null, { minor }: Money) {
  const days = /^\d{1,3}$/.test(overdueDays.trim()) ? Number(overdueDays) : Number.NaN;
  const amount = /^\d{1,12}([.,]\d{1,2})?$/.test(least.trim()) ? Number(least.trim().replace(',', '.')) : Number.NaN;
  return {
    rules,
    overdueDays: days <= 365 ? days : undefined,
    leastAtStake: Number.isNaN(amount) ? undefined : currency ? minor(amount, currency) : 0,
  };
}

/** With one of the reasons more or less. */
export const toggled = (rules: AdviceSettings['rules'], rule: AdviceSettings['rules'][number]) =>
  inOrder(rules.includes(rule) ? rules.filter((each) => each !== rule) : [...rules, rule]);

const inOrder = (rules: AdviceSettings['rules']) => adviceRules.filter((rule) => rules.includes(rule));
