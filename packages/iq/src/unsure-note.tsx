import { getClientMetric, getClientMetrics } from '@services/insights/contract/clients';
import { getDashboard } from '@services/insights/contract/dashboard';
import { putMetricChoices } from '@services/insights/contract/metric-choices';
import { getMetricMonths } from '@services/insights/contract/metrics';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf as failureOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { rowsUrl } from './rows-view';
import { type Metric, useMetricFormats } from './use-metric-formats';

interface Props {
  /** Number of documents that may or may not be settled. */
  unsure: number;
  /** Metrics on the page that depend on them. */
  metrics: readonly Metric<unknown>[];
  /** The client, and the as-of date in the address. */
  rows: { client?: string; asOf: string };
}

const text = {
  leaveOut: 'Leave these out',
  include: 'Include them',
  leftOut: 'Documents without a payment date are left out for everybody in your firm.',
  included: 'Documents without a payment date are included again.',
  failed: 'Your choice could not be saved.',
};

/**
 * Note above receivables metrics that are a range or not available: which documents are the reason, how to provide the missing
 * data, and the firm's choice to leave them out or to include them.
 */
export function UnsureNote({ unsure, metrics, rows }: Props) {
  const { deployment, events } = useSuite();
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { number } = useMetricFormats();
  const [isSaving, setSaving] = useState(false);
  if (unsure === 0) return null;
  const isOne = unsure === 1;
  const documents = isOne ? 'one document was' : `${number(unsure)} documents were`;
  const isLeftOut = metrics.some((metric) => metric.available && metric.leftOut);
  const hasRange = metrics.some((metric) => !metric.available && metric.range);

  async function choose(leavesOutUnsure: boolean) {
    setSaving(true);
    try {
      await formClient.call(putMetricChoices, { body: { leavesOutUnsure } });
      await revalidate(getDashboard, getClientMetrics, getClientMetric, getMetricMonths);
      events.emit('toast', { type: 'success', text: leavesOutUnsure ? text.leftOut : text.included });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${text.failed} ${failureOf(error)}` });
    }
    setSaving(false);
  }

  return (
    <div className="mb-4">
      <Notice>
        When {documents} paid, or whether {isOne ? 'it was' : 'they were'}, is not known.{' '}
        {isLeftOut
          ? `${isOne ? 'It is' : 'They are'} left out of numbers on what is open and overdue. `
          : hasRange
            ? 'What is open and overdue is between two amounts or not available; sales are certain. '
            : 'What is open, overdue and late is therefore not available; sales are. '}
        <Link href={rowsUrl(deployment, { metric: 'open', state: 'unsure', ...rows })}>Show them</Link> or{' '}
        <Link href={zoneUrl(deployment, 'iq-onboarding', '/upload')}>import a list with payment dates or balances</Link>.
        {(isLeftOut || hasRange) && (
          <span className="mt-2 block">
            <Button variant="quiet" size="sm" spinning={isSaving} onClick={() => choose(!isLeftOut)}>
              {isLeftOut ? text.include : text.leaveOut}
            </Button>
          </span>
        )}
      </Notice>
    </div>
  );
}
