'use client';

import type { Excluded, ExcludedFrom } from '@services/insights/contract/metric-schemas';
import { notIncluded } from '@services/insights/wording/not-included';
import { useSuite } from '@suite/shell/start/suite-context';
import { rowsUrl } from './rows-view';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  excluded: readonly Excluded[];
  /** The metric that leaves them out; any metric if missing. */
  from?: ExcludedFrom | undefined;
  /** The month or client of the metric. */
  month?: string | undefined;
  client?: string | undefined;
  /** The as-of date in the address, empty for the latest. */
  asOf: string;
  /** Shows only the count, and the rest on hover. */
  isShort?: boolean;
}

/** Link to the documents that a metric leaves out because their currency has no rate; renders nothing if there are none. */
export function NotIncluded({ excluded, from, month, client, asOf, isShort = false }: Props) {
  const { deployment } = useSuite();
  const { money, number } = useMetricFormats();
  if (!excluded.length) return null;
  const href = rowsUrl(deployment, {
    metric: 'excluded',
    ...(from && { from }),
    ...(month && { month }),
    ...(client && { client }),
    asOf,
  });
  const text = notIncluded(excluded, money);
  const count = excluded.reduce((sum, { documents }) => sum + documents, 0);
  return (
    <a
      href={href}
      title={text}
      {...(isShort && { 'aria-label': text })}
      className="block text-xs text-warn underline underline-offset-2"
    >
      {isShort ? `${number(count)} not included` : text}
    </a>
  );
}
