import { SelectionBar } from '@suite/list/selection-bar';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import type { Act } from './row-actions';

interface Props {
  count: number;
  acts: readonly Act[];
  disabled: boolean;
  onAct: (act: Act) => void;
  onClear: () => void;
}

/** What can be done with all to-dos that are selected. */
export const BulkBar = ({ count, acts, disabled, onAct, onClear }: Props) => (
  <SelectionBar count={count} onClear={onClear}>
    {acts.map((act) => (
      <Button key={act} look="quiet" size="sm" disabled={disabled} onClick={() => onAct(act)}>
        {copy.acts[act]}
      </Button>
    ))}
  </SelectionBar>
);
