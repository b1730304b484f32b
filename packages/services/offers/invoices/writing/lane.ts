/** What is written to a firm's ledger, one after another: so that a contact is created once, and no rate limit is exceeded. */
export const laneOf = ({ companyId }: { companyId: string }): string => `ledger writing of ${companyId}`;
