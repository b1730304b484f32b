import { putToDo } from '@services/insights/client/to-dos';
import type { ToDo, ToDoState } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  toDo: ToDo;
  title: string;
}

/** What can be done with a to-do in its state. It leaves the list once the server has taken it. */
export function StateActions({ toDo: { id, client, state, version }, title }: Props) {
  const { client: api } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [running, setRunning] = useState<ToDoState>();

  async function change(next: ToDoState) {
    setRunning(next);
    try {
      await putToDo(api, id, { version, state: next });
    } catch (error) {
      const isOld = error instanceof SuiteError && (error.code === 'changed_meanwhile' || error.code === 'not_found');
      events.emit('toast', { type: 'error', text: isOld ? copy.changedMeanwhile : copy.notChanged });
      if (!isOld) return setRunning(undefined);
    }
    await readAnew('to-dos');
    setRunning(undefined);
  }

  const act = (next: ToDoState, text: string, look?: 'plain') => (
    <Button
      look={look ?? 'quiet'}
      size="sm"
      aria-label={copy.of(text, title, client)}
      spinning={running === next}
      disabled={running !== undefined}
      onClick={() => change(next)}
    >
      {text}
    </Button>
  );
  return (
    <div className="flex flex-none gap-2">
      {state === 'open' ? (
        <>
          {act('done', copy.done)}
          {act('dismissed', copy.dismiss, 'plain')}
        </>
      ) : (
        act('open', copy.reopen)
      )}
    </div>
  );
}
