/** The next steps, loaded in parallel with the request that decides between them. */
export { LedgerCards } from './ledger-cards';
export { NoLedgerCard } from './no-ledger-card';
