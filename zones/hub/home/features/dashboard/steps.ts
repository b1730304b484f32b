/** What the next steps are, loaded beside the question which of them it will be. */
export { LedgerCards } from './ledger-cards';
export { NoLedgerCard } from './no-ledger-card';
