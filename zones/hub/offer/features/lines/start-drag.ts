import type { PointerEvent as ReactPointerEvent } from 'react';

/** Pixels from the edge of the window at which the page scrolls, and the scroll step. */
const EDGE = 80;
const STEP = 12;

/**
 * Moves a row with the pointer while it is pressed.
 * @param onPlace called with the new position of the row, counted from 0
 */
export function startDrag(
  start: ReactPointerEvent,
  list: HTMLElement | null,
  lineId: string,
  onPlace: (place: number) => void,
): void {
  const grip = start.currentTarget as HTMLElement;
  if (!list || start.button !== 0) return;
  const row = () => list.querySelector<HTMLElement>(`[data-line="${lineId}"]`);
  grip.setPointerCapture(start.pointerId);
  row()?.setAttribute('data-dragged', '');

  function follow(event: PointerEvent) {
    const rows = [...(list?.children ?? [])];
    const own = row();
    const at = own ? rows.indexOf(own) : -1;
    const to = rows.findLastIndex((other) => other.getBoundingClientRect().top <= event.clientY);
    if (event.clientY < EDGE) scrollBy(0, -STEP);
    if (event.clientY > innerHeight - EDGE) scrollBy(0, STEP);
    if (at >= 0 && to !== at && hasPassed(rows[to], event.clientY, to > at)) onPlace(Math.max(0, to));
  }

  function end() {
    row()?.removeAttribute('data-dragged');
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
  }

  // A moved row loses the pointer capture, so the document listens.
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

/** Whether the pointer has passed the middle of a row, so that rows of different heights don't swap back and forth. */
function hasPassed(row: Element | undefined, y: number, isDown: boolean): boolean {
  if (!row) return true;
  const { top, height } = row.getBoundingClientRect();
  return isDown ? y > top + height / 2 : y < top + height / 2;
}
