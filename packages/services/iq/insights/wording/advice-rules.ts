import { sales as creditSales, inSentence, opportunity, overdue, revenue } from '@suite/insights/metrics/names';
import type { AdviceRule, ToDo } from '../contract/to-dos';

/** The action that each rule asks for. */
export const ruleTitles: Record<AdviceRule, string> = {
  collect: 'Collect what is overdue',
  'win-back': 'Win them back',
  'check-ledger': 'Check the ledger',
  'payment-terms': 'Agree on payment terms',
  'raise-price': 'Raise the price',
  'find-out-why': 'Find out what has changed',
  grow: 'Offer them more',
};

/** Returns the title of a to-do: the action of its rule, or the text of the person who added it. */
export const toDoTitle = ({ rule, text }: Pick<ToDo, 'rule' | 'text'>): string => (rule ? ruleTitles[rule] : (text ?? ''));

/** Why each rule creates a to-do. */
export const ruleReasons: Record<AdviceRule, string> = {
  collect: 'Invoices are long past due.',
  'win-back': 'A large client has not been invoiced at its usual pace.',
  'check-ledger': 'The ledger’s records of this client contradict each other.',
  'payment-terms': 'The client pays, but usually late.',
  'raise-price': 'A price has not been increased for more than 18 months.',
  'find-out-why': 'Less is invoiced than a year ago, or at a slower pace.',
  grow: 'A small client that is new or growing.',
};

/** The name of what a firm sold: where credit sales and revenue are the same number, it is shown as revenue. */
export const salesNameOf = (areRevenue: boolean | undefined): string => (areRevenue ? revenue : creditSales);

/**
 * The meaning of a to-do's amount. Amounts with different meanings cannot be added up. Sales are those of the 365 days up to the
 * as-of date, or the higher of these and those of the 365 days before. @param salesName from `salesNameOf`
 */
export function amountKind(rule: AdviceRule, salesName: string): string {
  if (rule === 'collect') return inSentence(overdue);
  if (rule === 'raise-price') return `${inSentence(opportunity)} per year`;
  if (rule === 'payment-terms' || rule === 'grow') return `annual ${inSentence(salesName)}`;
  return `${inSentence(salesName)} in the better of two years`;
}
