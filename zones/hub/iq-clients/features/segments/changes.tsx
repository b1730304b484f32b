import type { SegmentChange } from '@services/insights/contract/segment-moves';
import { ClientSegment, segmentText } from '@suite/iq/client-segment';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { List } from '@suite/list/list';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  /** Undefined while they load. */
  changes: readonly SegmentChange[] | undefined;
  currency: string;
  /** The as-of date and the earlier date. */
  day: string;
  since: string;
  /** As-of date from the URL; empty for the latest. */
  requested: string;
}

/** Changes between segments with client counts; each links to its clients. */
export function Changes({ changes, currency, day, since, requested }: Props) {
  const { wholeMoney, major, number } = useMetricFormats();
  const money = (id: 'revenue' | 'revenueBefore') => ({
    id,
    text: copy[id],
    numeric: true,
    value: ({ [id]: amount }: SegmentChange) => major(amount, currency),
    cell: ({ [id]: amount }: SegmentChange) => wholeMoney(amount, currency),
  });
  return (
    <div className="mt-8">
      <List
        head={<h2 className="min-h-9 flex-1 content-center">{copy.changes}</h2>}
        label={copy.list}
        name="segment-movement"
        day={day}
        rows={changes}
        rowId={({ from, to }) => `${from} ${to}`}
        empty={<EmptyState title={copy.none} text={copy.noneText} />}
        columns={[
          {
            id: 'from',
            text: copy.from,
            value: ({ from }) => (from ? segmentText(from) : copy.noDocuments),
            cell: ({ from }) => (from ? <ClientSegment segment={from} /> : copy.noDocuments),
          },
          {
            id: 'to',
            text: copy.to,
            narrow: 'below',
            narrowText: copy.to,
            value: ({ to }) => segmentText(to),
            cell: ({ to }) => <ClientSegment segment={to} />,
          },
          {
            id: 'clients',
            text: copy.clients,
            numeric: true,
            narrow: 'beside',
            narrowText: copy.clients,
            value: ({ clients }) => clients,
            cell: ({ from, to, clients }) => (
              <Link
                href={hashOf('iq-clients', '/', { since, from: from ?? 'none', badge: to, asOf: requested })}
                aria-label={`${number(clients)} clients, from ${from ? segmentText(from) : copy.noDocuments} to ${segmentText(to)}`}
              >
                {number(clients)}
              </Link>
            ),
          },
          { ...money('revenue'), narrow: 'corner' },
          money('revenueBefore'),
        ]}
      />
    </div>
  );
}
