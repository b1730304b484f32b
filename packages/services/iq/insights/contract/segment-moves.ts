/** How clients moved between segments from an earlier day to A. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { segmentMoves } from '@suite/insights/segments/segment-move';
import * as v from 'valibot';
import { asOf, badge, metricOf, told } from './metric-schemas';

const segmentChange = v.object({
  /** On the earlier day; null for clients without documents then. */
  from: v.nullable(badge),
  to: badge,
  /** `level` between segments of one rank, `data` when one says that the data is not enough. */
  move: v.picklist(segmentMoves),
  clients: v.number(),
  /** Of the 365 days to A, and of those to the earlier day. */
  revenue: v.number(),
  revenueBefore: v.number(),
});
export type SegmentChange = v.InferOutput<typeof segmentChange>;

/** Clients that changed their segment since an earlier day, which the ledger must cover with the 365 days to it. */
export const getSegmentMoves = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/metrics/segment-moves',
  auth: 'bearer',
  right: ['app:iq-dashboard', 'app:iq-clients'],
  query: v.object({ ...asOf, since: day }),
  answer: v.object({ ...told, since: v.string(), changes: metricOf(v.array(segmentChange)) }),
  failures: { 404: problem },
});
