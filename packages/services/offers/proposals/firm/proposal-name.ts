import type { ProposalRow } from './lock-proposal';

/** Returns the name of a proposal in the audit log. */
export const nameOf = ({ number, title }: Pick<ProposalRow, 'number' | 'title'>): string => `#${number} ${title}`;
