import type { ToDo } from '@services/insights/contract/to-dos';
import { useEffect, useRef, useState } from 'react';

/** Minimum time in milliseconds that rows stay, longer than a double click takes. */
const MIN = 1000;

/**
 * Holds rows in place after some of them were changed, so that no other row moves under the pointer. Rows stay until the pointer
 * has left the list, but for at least a second; another list releases them at once.
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
    // When the button under the pointer is disabled or removed, React fires no leave event.
    if (!element.current?.matches(':hover')) setOver(false);
    const follow = ({ target }: PointerEvent) => setOver(target instanceof Node && element.current?.contains(target) === true);
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [isHeld]);

  return {
    rows: isHeld ? held.rows : rows,
    /** Updates changed rows without moving them. */
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
