import type { ToDo } from '@services/insights/contract/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useToDoAction } from '@suite/iq/use-to-do-action';
import { useMayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { copy } from './copy';
import { StatementButton } from './statement-button';

/** Actions on to-dos. Some run at once, others ask first. */
export type Action = 'done' | 'open' | 'dismiss' | 'assign' | 'due' | 'snooze' | 'wake';

const dialogActions = ['assign', 'due', 'snooze', 'dismiss'] as const;

interface Props {
  toDo: ToDo;
  disabled: boolean;
  /** There is room for a main action with its text. */
  isWide?: boolean;
  onAction: (act: Action) => void;
}

/** Actions that one to-do allows in its state, the one that settles it first. */
export function RowActions({ toDo, disabled, isWide = false, onAction }: Props) {
  const mayChange = useMayChange();
  const { state, rule, client, clientId, snoozedUntil } = toDo;
  const action = useToDoAction()(toDo);
  const actionText = (isWide ? action?.text : action?.short) ?? '';
  const named = (text: string) => copy.of(text, toDoTitle(toDo), client);
  if (state !== 'open') {
    return (
      mayChange && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={named(copy.actions.open)}
          disabled={disabled}
          onClick={() => onAction('open')}
        >
          {copy.actions.open}
        </Button>
      )
    );
  }
  return (
    <div className="flex items-center gap-1">
      {action && (
        <ButtonLink
          size="sm"
          {...(!isWide && { variant: 'quiet', className: 'w-[78px]' })}
          href={action.href}
          aria-label={named(actionText)}
        >
          {actionText}
        </ButtonLink>
      )}
      {isWide && action && rule === 'collect' && <StatementButton clientId={clientId} client={client} />}
      {mayChange && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-label={named(copy.actions.done)}
            disabled={disabled}
            onClick={() => onAction('done')}
          >
            {copy.actions.done}
          </Button>
          <MoreMenu
            label={named(copy.more)}
            actions={[...dialogActions, ...(snoozedUntil ? (['wake'] as const) : [])]}
            texts={copy.actions}
            onAction={onAction}
          />
        </>
      )}
    </div>
  );
}
