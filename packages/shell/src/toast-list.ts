import type { Toast } from '@suite/api/events';

export interface ShownToast extends Toast {
  id: number;
}

/** Adds a message at the end. One that already stands is not told twice: it starts over in its new place. */
export function withToast(shown: readonly ShownToast[], toast: Toast): ShownToast[] {
  const id = Math.max(0, ...shown.map((other) => other.id)) + 1;
  return [...shown.filter(({ type, text }) => type !== toast.type || text !== toast.text), { ...toast, id }];
}
