import type { ToDo } from '@services/insights/contract/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useMayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { MoreMenu } from '@suite/ui/more-menu';
import { copy } from './copy';

/** What can be done with to-dos: at once, or after a question. */
export type Act = 'done' | 'open' | 'dismiss' | 'assign' | 'due' | 'snooze' | 'wake';

const asked = ['assign', 'due', 'snooze', 'dismiss'] as const;

interface Props {
  toDo: ToDo;
  disabled: boolean;
  onAct: (act: Act) => void;
}

/** What can be done with one to-do in its state. */
export function RowActions({ toDo, disabled, onAct }: Props) {
  const mayChange = useMayChange();
  const { state, client, snoozedUntil } = toDo;
  const named = (text: string) => copy.of(text, toDoTitle(toDo), client);
  if (!mayChange) return null;
  if (state !== 'open') {
    return (
      <Button look="quiet" size="sm" aria-label={named(copy.acts.open)} disabled={disabled} onClick={() => onAct('open')}>
        {copy.acts.open}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <Button look="quiet" size="sm" aria-label={named(copy.acts.done)} disabled={disabled} onClick={() => onAct('done')}>
        {copy.acts.done}
      </Button>
      <MoreMenu
        label={named(copy.more)}
        acts={[...asked, ...(snoozedUntil ? (['wake'] as const) : [])]}
        texts={copy.acts}
        onAct={onAct}
      />
    </div>
  );
}
