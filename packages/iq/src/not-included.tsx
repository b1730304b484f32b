'use client';

import type { Excluded, ExcludedFrom } from '@services/insights/contract/metric-schemas';
import { notIncluded } from '@services/insights/wording/not-included';
import { useSuite } from '@suite/shell/suite-context';
import { rowsUrl } from './rows-view';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  excluded: readonly Excluded[];
  /** The number that leaves them out; any when absent. */
  from?: ExcludedFrom | undefined;
  /** The month, or the client, that the number is of. */
  month?: string | undefined;
  client?: string | undefined;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
  /** Says how many, and the rest when it is pointed at. */
  isShort?: boolean;
}

/** Documents that a number leaves out because their currency has no rate, leading to them; nothing where there are none. */
export function NotIncluded({ excluded, from, month, client, asOf, isShort = false }: Props) {
  const { place } = useSuite();
  const { money, number } = useMetricFormats();
  if (!excluded.length) return null;
  const href = rowsUrl(place, {
    figure: 'excluded',
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
