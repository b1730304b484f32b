import type { ReportEntry } from '@services/insights/contract/reports';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { copy } from './copy';

const tones: Record<ReportEntry['state'], BadgeTone> = { making: 'info', ready: 'good', failed: 'bad' };

/** Report status badge. */
export const StateBadge = ({ state }: Pick<ReportEntry, 'state'>) => (
  <Badge text={copy.states[state]} tone={tones[state]} size="sm" />
);
