import { useState } from 'react';
import { keep, readKept } from './kept';
import { useSession, useUnsavedWork } from './session-provider';

/**
 * State that survives a reload, a new sign-in and other pages of this tab, so that nothing typed or chosen is lost. It belongs
 * to one person in one company; while it `isUnsaved`, a company switch waits.
 */
export function useDraft<T>(name: string, initial: T, isUnsaved = (draft: T) => draft !== initial) {
  const { token } = useSession();
  const key = `draft:${token.userId}:${token.companyId}:${name}`;
  const [draft, setDraft] = useState<T>(() => (readKept(sessionStorage, key) as T | undefined) ?? initial);
  const [isForgotten, setForgotten] = useState(false);
  useUnsavedWork(!isForgotten && isUnsaved(draft));

  function forget() {
    setForgotten(true);
    sessionStorage.removeItem(key);
  }

  return {
    draft,
    change(next: T) {
      setDraft(next);
      setForgotten(false);
      keep(sessionStorage, key, next);
    },
    /** It is saved elsewhere by now: it stays as it is shown, and nothing keeps it. */
    forget,
    discard() {
      forget();
      setDraft(initial);
    },
  };
}
