import { fields } from '@suite/insights/metrics/fields';
import { revenue, segmentMoves } from '@suite/insights/metrics/names';

export const copy = {
  heading: segmentMoves,
  text: 'Clients whose segment is not what it was a year before.',
  failed: 'The firm’s numbers could not be loaded.',
  changes: 'Changes',
  list: 'Changes of segment',
  from: 'A year before',
  to: 'Now',
  clients: 'Clients',
  revenue,
  revenueBefore: fields.revenueBefore.name,
  noDocuments: 'Not a client',
  none: 'No client changed its segment',
  noneText: 'Every client is in the segment of a year before.',
};
