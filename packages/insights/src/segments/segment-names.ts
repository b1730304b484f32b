import { type BadgeName, badgeNames } from './badge';
import { unavailableSegment } from './unavailable-segment';

/** A client's segment: one of the ten, or unavailable. */
export type SegmentName = BadgeName | typeof unavailableSegment;
export const segmentNames: readonly SegmentName[] = [...badgeNames, unavailableSegment];
