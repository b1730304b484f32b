import { readKept } from '@suite/session/kept';

export interface SavedView {
  name: string;
  /** The query in the address: `badge=late-payer&sort=-overdue`. */
  query: string;
}

/** Returns the saved views; ignores content written by an earlier version or another program. */
export function readViews(key: string): SavedView[] {
  const kept = readKept(localStorage, key);
  return Array.isArray(kept) ? kept.filter(isView) : [];
}

const isView = (kept: unknown): kept is SavedView =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  'query' in kept &&
  typeof kept.name === 'string' &&
  typeof kept.query === 'string';

export const writeViews = (key: string, views: readonly SavedView[]): void => localStorage.setItem(key, JSON.stringify(views));
