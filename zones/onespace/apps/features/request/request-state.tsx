import type { AccessRequest } from '@services/identity/contract/access';
import { useFormats } from '@suite/shell/use-formats';
import { Badge } from '@suite/ui/badge';
import { copy } from './copy';

interface Props {
  request: AccessRequest;
}

const tones = { open: 'info', granted: 'good', refused: 'bad' } as const;

export function RequestState({ request: { state, askedAt, decidedAt } }: Props) {
  const { date } = useFormats();
  return <Badge size="sm" tone={tones[state]} text={copy.state[state](date(decidedAt ?? askedAt))} />;
}
