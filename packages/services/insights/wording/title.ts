import type { FigureFormats } from '@suite/insights/figure-formats';
import type { ReportContent } from '../contract/reports';
import { kinds } from './copy';

/** The head of a report: whose, of which days, and how far its figures reach. */
export const titleOf = ({ firm, kind, from, to, asOf }: ReportContent, { day }: Pick<FigureFormats, 'day'>) => ({
  firm,
  kind: kinds[kind],
  period: `${day(from)} – ${day(to)}`,
  asOf: asOf < to ? `As of ${day(asOf)}: the ledger was not read later.` : `As of ${day(asOf)}.`,
});
