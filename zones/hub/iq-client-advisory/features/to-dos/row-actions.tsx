import type { ToDo } from '@services/insights/contract/to-dos';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { copy } from './copy';
import { titleOf } from './evidence';

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
  const { state, client, snoozedUntil } = toDo;
  const named = (text: string) => copy.of(text, titleOf(toDo), client);
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
      <Menu
        align="end"
        label={named(copy.more)}
        trigger={<Icon name="more" />}
        triggerClassName="ui-button ui-button-plain ui-button-sm px-2"
      >
        {(close) => (
          <div className="min-w-44">
            {[...asked, ...(snoozedUntil ? (['wake'] as const) : [])].map((act) => (
              <button key={act} type="button" className="ui-menu-item" onClick={() => [close(), onAct(act)]}>
                {copy.acts[act]}
              </button>
            ))}
          </div>
        )}
      </Menu>
    </div>
  );
}
