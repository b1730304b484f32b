import type { BillingRow } from '../rows';

/** Returns the name of a proposal in the audit log: `#7 2027 engagement`. */
export const nameOf = ({ number, title }: Pick<BillingRow, 'number' | 'title'>): string => `#${number} ${title}`;
