import type { SuiteEvents } from '@suite/api/events';

/** A failure that the person was told of. */
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

/** Keeps what fails from now on, for as long as the page stands; returns the function that ends it. */
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
