import type { BillingRow } from '../rows';

/** How the audit log names a proposal: `#7 2027 engagement`. */
export const nameOf = ({ number, title }: Pick<BillingRow, 'number' | 'title'>): string => `#${number} ${title}`;
