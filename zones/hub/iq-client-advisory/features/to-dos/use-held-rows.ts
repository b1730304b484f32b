import type { ToDo } from '@services/insights/contract/to-dos';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which rows stay at least: longer than anybody takes for a double click. */
const MIN = 1000;

/**
 * Keeps the rows in their places after some of them were changed, so that no other one moves under the pointer: until the
 * pointer has left the list, for a second at least, or until another list is asked for.
 */
export function useHeldRows(rows: readonly ToDo[] | undefined, list: string) {
  const [held, setHeld] = useState<{ list: string; rows: readonly ToDo[] }>();
  const [isOver, setOver] = useState(false);
  const [heldSince, setHeldSince] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = held?.list === list;

  useEffect(() => {
    if (!isHeld || isOver) return;
    timer.current = setTimeout(() => setHeld(undefined), Math.max(0, heldSince + MIN - Date.now()));
    return () => clearTimeout(timer.current);
  }, [isHeld, isOver, heldSince]);

  useEffect(() => {
    if (!isHeld) return;
    // A pointer above a button that is disabled or taken away leaves the list without an event of React's.
    if (!element.current?.matches(':hover')) setOver(false);
    const follow = ({ target }: PointerEvent) => setOver(target instanceof Node && element.current?.contains(target) === true);
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [isHeld]);

  return {
    rows: isHeld ? held.rows : rows,
    /** Shows rows as they are now, in their old places. */
    hold(changed: readonly ToDo[]) {
      const byId = new Map(changed.map((toDo) => [toDo.id, toDo]));
      const shown = (isHeld ? held.rows : rows) ?? [];
      setHeld({ list, rows: shown.map((toDo) => byId.get(toDo.id) ?? toDo) });
      setHeldSince(Date.now());
    },
    release: () => setHeld(undefined),
    pointer: { ref: element, onPointerEnter: () => setOver(true), onPointerLeave: () => setOver(false) },
  };
}
