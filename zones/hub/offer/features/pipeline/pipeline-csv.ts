import type { ProposalRow } from '@services/proposals/contract/proposals';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { statuses } from '../proposal/status';
import { copy } from './copy';

export const csvHeads = Object.values(copy.csv);

/** Returns the spreadsheet row of a proposal, in the order of `csvHeads`. */
export const csvRow = (row: ProposalRow, { major }: Pick<MetricFormats, 'major'>): (string | number)[] => [
  row.number,
  row.client,
  row.title,
  statuses[row.status].text,
  row.currency,
  major(row.firstYear, row.currency),
  row.owner,
  row.createdAt,
  row.sentAt ?? '',
  row.viewedAt ?? '',
  row.decidedAt ?? '',
  row.expiresOn ?? '',
  row.declineReason ?? '',
];
