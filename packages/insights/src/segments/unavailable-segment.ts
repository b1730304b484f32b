/** Marks an unavailable segment: a rule before the first certain match needs payment dates that the ledger lacks. */
export const unavailableSegment = 'payment-dates-missing';
