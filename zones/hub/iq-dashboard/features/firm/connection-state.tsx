import { Badge } from '@suite/ui/badge';
import { copy } from './copy';

interface Props {
  connected: boolean;
}

export const ConnectionState = ({ connected }: Props) =>
  connected ? <Badge text={copy.connected} tone="good" /> : <Badge text={copy.notConnected} />;
