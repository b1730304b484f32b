import { useEffect, useState } from 'react';
import { lostDrafts } from './lost-drafts';
import { readStored } from './stored';

/** The maximum length of a stored draft in characters; more than a browser stores for a site in a tab. */
const MAX_CHARACTERS = 6_000_000;

/**
 * Returns the draft that this tab stores under a key, if the form accepts it; undefined without one. A draft that the form
 * doesn't accept is set aside, and the person is asked to download or discard it.
 */
export function useRestored<T>(key: string, accepts: (value: unknown) => boolean): T | undefined {
  const [restored] = useState(() => restore(key, accepts));
  const { lost } = restored;
  useEffect(() => (lost === undefined ? undefined : lostDrafts.add({ key: lostKey(key), text: lost })), [key, lost]);
  return restored.draft as T | undefined;
}

const lostKey = (key: string): string => `lost:${key}`;

function restore(key: string, accepts: (value: unknown) => boolean): { draft?: unknown; lost?: string } {
  try {
    const text = sessionStorage.getItem(key);
    const draft = text !== null && text.length <= MAX_CHARACTERS ? readStored(sessionStorage, key) : undefined;
    if (text !== null && text !== 'null' && (draft === undefined || !accepts(draft))) {
      sessionStorage.setItem(lostKey(key), text);
      sessionStorage.removeItem(key);
    }
    const lost = sessionStorage.getItem(lostKey(key));
    const isRestored = draft !== undefined && sessionStorage.getItem(key) !== null;
    return { ...(isRestored && { draft }), ...(lost !== null && { lost }) };
  } catch {
    // A browser without storage, or with a full one, has no drafts.
    return {};
  }
}
