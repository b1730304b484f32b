import { SelectionBar } from '@suite/list/selection-bar';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import type { Action } from './row-actions';

interface Props {
  count: number;
  actions: readonly Action[];
  disabled: boolean;
  onAction: (act: Action) => void;
  onClear: () => void;
}

/** Actions for all selected to-dos. */
export const BulkBar = ({ count, actions, disabled, onAction, onClear }: Props) => (
  <SelectionBar count={count} onClear={onClear}>
    {actions.map((act) => (
      <Button key={act} variant="quiet" size="sm" disabled={disabled} onClick={() => onAction(act)}>
        {copy.actions[act]}
      </Button>
    ))}
  </SelectionBar>
);
