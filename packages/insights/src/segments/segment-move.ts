import type { SegmentName } from './segment-names';

/** How a client's segment changed between two days: `level` between segments of one rank, `data` when one of them has no rank. */
export const segmentMoves = ['up', 'down', 'came', 'left', 'level', 'data'] as const;
export type SegmentMove = (typeof segmentMoves)[number];

/** Segments by rank. Those that say that the data is not enough, and unavailable ones, have none. */
const ranks: Partial<Record<SegmentName, number>> = {
  champion: 3,
  good: 2,
  promising: 2,
  'needs-attention': 1,
  'late-payer': 1,
  'do-not-lose-them': 1,
  hibernating: 0,
};

/**
 * How a client moved from one segment to another. Who had no documents on the earlier day came, and so did who was
 * hibernating and no longer is; who is hibernating now left. Undefined for who stayed in a segment.
 * @param from null for a client without documents on the earlier day
 */
export function segmentMoveOf(from: SegmentName | null, to: SegmentName): SegmentMove | undefined {
  if (from === to) return undefined;
  if (from === null) return 'came';
  const [before, now] = [ranks[from], ranks[to]];
  if (before === undefined || now === undefined) return 'data';
  if (before === now) return 'level';
  if (from === 'hibernating') return 'came';
  if (to === 'hibernating') return 'left';
  return now > before ? 'up' : 'down';
}
