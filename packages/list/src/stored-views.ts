import { readStored } from '@suite/session/stored';

export interface SavedView {
  name: string;
  /** The query in the address: `badge=late-payer&sort=-overdue`. */
  query: string;
}

/** Returns the saved views; ignores content written by an earlier version or another program. */
export function readViews(key: string): SavedView[] {
  const stored = readStored(localStorage, key);
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

const isView = (stored: unknown): stored is SavedView =>
  typeof stored === 'object' &&
  stored !== null &&
  'name' in stored &&
  'query' in stored &&
  typeof stored.name === 'string' &&
  typeof stored.query === 'string';

export const writeViews = (key: string, views: readonly SavedView[]): void => localStorage.setItem(key, JSON.stringify(views));
