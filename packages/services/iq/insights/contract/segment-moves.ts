/** How clients moved between segments from an earlier day to the as-of date. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { segmentMoves } from '@suite/insights/segments/segment-move';
import * as v from 'valibot';
import { asOf, badge, ledgerHead, metricOf } from './metric-schemas';

const segmentChange = v.object({
  /** Segment on the earlier day; null for clients without documents then. */
  from: v.nullable(badge),
  to: badge,
  /** `level` between segments of the same rank, `data` when either segment means that there is not enough data. */
  move: v.picklist(segmentMoves),
  clients: v.number(),
  /** Revenue of the 365 days up to the as-of date, and of the 365 days up to the earlier day. */
  revenue: v.number(),
  revenueBefore: v.number(),
});
export type SegmentChange = v.InferOutput<typeof segmentChange>;

/** Returns the clients whose segment has changed since an earlier day; the ledger must cover the 365 days before that day. */
export const getSegmentMoves = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/segment-moves',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object({ ...asOf, since: day }),
  response: v.object({ ...ledgerHead, since: v.string(), changes: metricOf(v.array(segmentChange)) }),
  failures: { 404: problem },
});
