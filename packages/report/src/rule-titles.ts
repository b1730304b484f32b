import type { AdviceRule } from '@suite/contract/advisory';

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
