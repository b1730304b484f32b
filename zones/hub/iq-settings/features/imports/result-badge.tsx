import { Badge, type BadgeTone } from '@suite/ui/badge';
import { copy } from './copy';
import type { RunResult } from './run-facts';

const tones: Record<RunResult, BadgeTone> = { running: 'info', failed: 'bad', partly: 'warn', done: 'good' };

export const ResultBadge = ({ result }: { result: RunResult }) => (
  <Badge text={copy.results[result]} tone={tones[result]} size="sm" />
);
