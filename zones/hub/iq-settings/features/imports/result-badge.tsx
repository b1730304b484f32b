import type { ImportResult } from '@services/ledger/contract/imports';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { copy } from './copy';

const tones: Record<ImportResult, BadgeTone> = {
  running: 'info',
  failed: 'bad',
  partly: 'warn',
  done: 'good',
  undone: 'neutral',
};

export const ResultBadge = ({ result }: { result: ImportResult }) => (
  <Badge text={copy.results[result]} tone={tones[result]} size="sm" />
);
