import type { ClientSort, ClientsQuery } from '@services/insights/contract/clients';
import { badges } from '@services/insights/contract/metric-schemas';
import { type SegmentMove, segmentMoves } from '@suite/insights/segments/segment-move';
import { dayOrLatest } from '@suite/iq/stored-date';
import { oneOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';
import type { Sort } from '@suite/ui/table';

/** Segment changes that the URL asks for; ignored without the earlier date. */
export interface RequestedMove {
  since?: string | undefined;
  move?: SegmentMove | undefined;
  from?: (typeof fromSegments)[number] | undefined;
}

const fromSegments = [...badges, 'none'] as const;

export function requestedMove({ since, move, from }: { since: string; move: string; from: string }): RequestedMove {
  const day = dayOrLatest(since);
  const requested = { move: oneOf(segmentMoves, move), from: oneOf(fromSegments, from) };
  return day && (requested.move || requested.from) ? { since: day, ...requested } : {};
}

/** Returns the API query for a list of clients, from the URL and its parsed `sort`. */
export function clientsQuery(
  view: View<'asOf' | 'find' | 'badge' | 'page'>,
  { column, direction }: Sort & { column: ClientSort },
): ClientsQuery {
  return {
    asOf: dayOrLatest(view.asOf),
    find: view.find.trim(),
    badge: oneOf(badges, view.badge),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
