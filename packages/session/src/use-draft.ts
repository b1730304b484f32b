import { useState } from 'react';
import { fitsShape } from './fits-shape';
import { useSession, useUnsavedWork } from './session-provider';
import { keep } from './stored';
import { useRestored } from './use-restored';

/**
 * State that survives a reload, a new sign-in and navigation in this tab, so that no input is lost. It belongs to one person in
 * one company; while it `isUnsaved`, a company switch waits. A stored draft without the shape of `initial`, or that the form
 * doesn't accept, is not restored: the person downloads or discards it.
 * @param accepts rejects what the form cannot show, such as by a schema
 * @param stored returns what may be stored of a draft; undefined for nothing
 */
export function useDraft<T>(
  name: string,
  initial: T,
  isUnsaved = (draft: T) => draft !== initial,
  accepts: (draft: T) => boolean = () => true,
  stored: (draft: T) => unknown = (draft) => draft,
) {
  const { token } = useSession();
  const key = `draft:${token.userId}:${token.companyId}:${name}`;
  const restored = useRestored<T>(key, (value) => fitsShape(value, initial) && accepts(value as T));
  const [draft, setDraft] = useState<T>(restored ?? initial);
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
      const storable = stored(next);
      if (storable === undefined) sessionStorage.removeItem(key);
      else keep(sessionStorage, key, storable);
    },
    /** Removes the stored draft once it is saved elsewhere; the shown value stays. */
    forget,
    discard() {
      forget();
      setDraft(initial);
    },
  };
}
