import type { SegmentName } from './segment-names';

/**
 * How a client's segment changed between two days: `level` between segments of the same rank, `data` when one of them has no
 * rank.
 */
export const segmentMoves = ['up', 'down', 'came', 'left', 'level', 'data'] as const;
export type SegmentMove = (typeof segmentMoves)[number];

/** The rank of each segment. Segments that stand for insufficient data and unavailable segments have none. */
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
 * Returns how a client moved from one segment to another: `came` if it had no documents on the earlier day or is no longer
 * hibernating, `left` if it is hibernating now. Undefined when the segment didn't change.
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
