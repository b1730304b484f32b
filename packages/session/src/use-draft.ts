import { useState } from 'react';
import { useSession, useUnsavedWork } from './session-provider';

/**
 * State that survives a reload, a new sign-in and other pages of this tab, so that nothing chosen is lost. It is
 * of one person in one company; while it is there, a change of company waits.
 */
export function useDraft<T>(name: string, initial: T) {
  const { token } = useSession();
  const key = `draft:${token.userId}:${token.companyId}:${name}`;
  const [draft, setDraft] = useState<T>(() => read<T>(key) ?? initial);
  useUnsavedWork(draft !== initial);
  return {
    draft,
    change(next: T) {
      setDraft(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    discard() {
      setDraft(initial);
      sessionStorage.removeItem(key);
    },
  };
}

function read<T>(key: string): T | undefined {
  const kept = sessionStorage.getItem(key);
  return kept ? (JSON.parse(kept) as T) : undefined;
}
