import type { TrainingState } from '@services/training/contract/learning';
import { Badge } from '@suite/ui/badge';
import { states } from './copy';

export const StateBadge = ({ state }: { state: TrainingState }) => <Badge size="sm" {...states[state]} />;
