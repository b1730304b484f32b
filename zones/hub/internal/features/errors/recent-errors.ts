import type { SuiteEvents } from '@suite/api/events';

/** A failure that was shown to the person. */
export interface RecentError {
  id: number;
  /** ISO 8601. */
  at: string;
  text: string;
}

const MAX_ERRORS = 20;

let recent: readonly RecentError[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Records failures from now on, for the lifetime of the page; returns the function that stops it. */
export const keepErrors = (events: SuiteEvents): (() => void) =>
  events.on('toast', ({ type, text }) => {
    if (type !== 'error') return;
    recent = [{ id: ++count, at: new Date().toISOString(), text }, ...recent].slice(0, MAX_ERRORS);
    for (const listener of listeners) listener();
  });

/** Newest first. */
export const recentErrors = (): readonly RecentError[] => recent;

export function onRecentErrors(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
