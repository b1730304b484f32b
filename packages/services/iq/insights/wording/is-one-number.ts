import type { HeadlineMeasure, ReportContent } from '../contract/report-content';

/** Returns whether credit sales are the same as revenue in every period, so that the report shows the number once, as revenue. */
export function isOneNumber({ headline }: Pick<ReportContent, 'headline'>): boolean {
  const valuesOf = (of: HeadlineMeasure) => {
    const found = headline.find(({ measure }) => measure === of);
    return found && JSON.stringify([found.value, found.prior, found.yearBefore]);
  };
  const sales = valuesOf('sales');
  return sales !== undefined && sales === valuesOf('revenue');
}
