import type { AdviceRule, ToDo } from '../contract/to-dos';

/** What each reason of a to-do asks for. */
export const ruleTitles: Record<AdviceRule, string> = {
  collect: 'Collect what is overdue',
  'win-back': 'Win them back',
  'check-ledger': 'Check the ledger',
  'payment-terms': 'Agree on payment terms',
  'raise-price': 'Raise the price',
  'find-out-why': 'Find out what has changed',
  grow: 'Offer them more',
};

/** What a to-do asks for: by its rule, or in the words of the person who added it. */
export const toDoTitle = ({ rule, text }: Pick<ToDo, 'rule' | 'text'>): string => (rule ? ruleTitles[rule] : (text ?? ''));

/** Why a rule of the figures makes a to-do. */
export const ruleReasons: Record<AdviceRule, string> = {
  collect: 'Something is long past due.',
  'win-back': 'A large client has stopped being invoiced at its usual pace.',
  'check-ledger': 'The ledger says things of this client that cannot all be right.',
  'payment-terms': 'They pay, but late as a rule.',
  'raise-price': 'A price has not been increased for more than 18 months.',
  'find-out-why': 'Less is invoiced than a year ago, or at a slower pace.',
  grow: 'A small client that is new or growing.',
};
