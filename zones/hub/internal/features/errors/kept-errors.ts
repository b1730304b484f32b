import type { SuiteEvents } from '@suite/api/events';

/** A failure that was shown to the person. */
export interface KeptError {
  id: number;
  /** ISO 8601. */
  at: string;
  text: string;
}

const KEPT = 20;

let kept: readonly KeptError[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Records failures from now on, for the lifetime of the page; returns the function that stops it. */
export const keepErrors = (events: SuiteEvents): (() => void) =>
  events.on('toast', ({ type, text }) => {
    if (type !== 'error') return;
    kept = [{ id: ++count, at: new Date().toISOString(), text }, ...kept].slice(0, KEPT);
    for (const listener of listeners) listener();
  });

/** Newest first. */
export const keptErrors = (): readonly KeptError[] => kept;

export function onKeptErrors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
