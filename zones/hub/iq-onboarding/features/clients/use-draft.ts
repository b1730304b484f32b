import { useState } from 'react';

/**
 * State that survives a reload or a new sign-in of this tab, so that nothing typed is lost. `owner` is
 * the user it belongs to: another person in the same tab starts afresh.
 */
export function useDraft<T>(owner: string, name: string, initial: () => T) {
  const key = `draft:${owner}:${name}`;
  const [draft, setDraft] = useState<T>(() => read<T>(key) ?? initial());
  return {
    draft,
    change(next: T) {
      setDraft(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    discard() {
      sessionStorage.removeItem(key);
    },
  };
}

function read<T>(key: string): T | undefined {
  const kept = sessionStorage.getItem(key);
  return kept ? (JSON.parse(kept) as T) : undefined;
}
