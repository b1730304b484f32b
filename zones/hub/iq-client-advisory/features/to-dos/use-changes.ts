import { getMetricState } from '@services/insights/contract/dashboard';
import { changeToDos, getToDos, type ToDo, type ToDoChange } from '@services/insights/contract/to-dos';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/start/suite-context';
import { useRef, useState } from 'react';
import { copy } from './copy';

/** Milliseconds for which a change can be undone. */
const UNDO = 10_000;

interface Lists {
  hold: (changed: readonly ToDo[]) => void;
  release: () => void;
}

/** Message when to-dos were not changed. */
export const failureOf = (error: unknown): string =>
  error instanceof SuiteError && error.code === 'invalid_request' ? error.message : copy.notChanged;

/** Changes to-dos, one change at a time, announces each and undoes it on request. @param today date in the firm's time zone */
export function useChanges({ hold, release }: Lists, today: string) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    // The second click of a double click arrives before the buttons are rendered as disabled.
    if (running.current) return false;
    running.current = true;
    setRunning(true);
    try {
      await work();
      return true;
    } catch (error) {
      const isOld = error instanceof SuiteError && (error.code === 'changed_meanwhile' || error.code === 'not_found');
      if (!isOld) throw error;
      events.emit('toast', { type: 'error', text: copy.changedMeanwhile });
      release();
      return true;
    } finally {
      await revalidate(getToDos, getMetricState);
      running.current = false;
      setRunning(false);
    }
  }

  const send = async (toDos: readonly ToDo[], change: ToDoChange) =>
    (await api.call(changeToDos, { body: { toDos: toDos.map(({ id, version }) => ({ id, version })), change } })).toDos;

  const report = (error: unknown) => events.emit('toast', { type: 'error', text: failureOf(error) });

  const undo = (before: readonly ToDo[], after: readonly ToDo[]) =>
    attempt(async () => {
      for (const [change, toDos] of alike(before, after, today)) hold(await send(toDos, change));
    }).catch(report);

  return {
    isRunning,
    report,
    /**
     * Resolves to whether the change is settled: it was made, or somebody else was faster, which is reported. Rejects when it
     * fails.
     */
    change: (toDos: readonly ToDo[], change: ToDoChange) =>
      attempt(async () => {
        const after = await send(toDos, change);
        hold(after);
        const [first] = toDos;
        const what = toDos.length === 1 && first ? copy.one(toDoTitle(first), first.client) : copy.many(toDos.length);
        const action = { text: copy.undo, run: () => void undo(toDos, after) };
        events.emit('toast', {
          type: 'success',
          text: copy.changedTo(what, change),
          timeout: UNDO,
          displayCountdown: true,
          action,
        });
      }),
  };
}

/** Returns the changes that restore to-dos, with equal changes grouped. */
function alike(before: readonly ToDo[], after: readonly ToDo[], today: string): [ToDoChange, ToDo[]][] {
  const groups = new Map<string, ToDo[]>();
  for (const { id, ...old } of before) {
    const now = after.find((toDo) => toDo.id === id);
    if (now) {
      const key = JSON.stringify(changeBack(old, today));
      groups.set(key, [...(groups.get(key) ?? []), now]);
    }
  }
  return [...groups].map(([change, toDos]) => [JSON.parse(change), toDos]);
}

function changeBack(
  { state, owner, dueOn, snoozedUntil, dismissReason, dismissText }: Omit<ToDo, 'id'>,
  today: string,
): ToDoChange {
  const isToCome = snoozedUntil !== null && snoozedUntil > today;
  return {
    state,
    ...(dismissReason && { reason: dismissReason, reasonText: dismissText ?? '' }),
    ownerId: owner?.userId ?? null,
    dueOn,
    ...(isToCome && { snoozedUntil }),
  };
}
