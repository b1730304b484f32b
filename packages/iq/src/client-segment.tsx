import { badge } from '@suite/insights/metrics/names';
import type { SegmentName } from '@suite/insights/segments/segment-names';
import { unavailableSegment } from '@suite/insights/segments/unavailable-segment';
import { SegmentBadge, segments } from '@suite/ui/segment-badge';

const UNAVAILABLE = 'Payment dates are missing';

/** Returns the displayed name of a segment, or that it is not available. */
export const segmentText = (segment: SegmentName): string =>
  segment === unavailableSegment ? UNAVAILABLE : segments[segment].text;

/** Segment badge of a client; an unavailable segment has no color or rank. */
export const ClientSegment = ({ segment }: { segment: SegmentName }) =>
  segment === unavailableSegment ? (
    <span
      className="inline-flex h-6 min-w-[150px] max-w-[200px] items-center justify-center whitespace-nowrap rounded-full border border-line-strong border-dashed px-2 text-[11px] text-muted"
      title={`${badge} not available: it depends on payment dates or paid invoices that the ledger lacks.`}
    >
      {UNAVAILABLE}
    </span>
  ) : (
    <SegmentBadge segment={segment} />
  );
