import { useEffect, useSyncExternalStore } from 'react';

type Fields = typeof import('./fields');

let fields: Fields | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the fields; after a failure the next call tries again. */
export function loadFields(): Promise<void> {
  loading ??= import('./fields').then(
    (loaded) => {
      fields = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The fields, undefined until they are loaded. */
export function useFields(): Fields | undefined {
  useEffect(() => void loadFields(), []);
  return useSyncExternalStore(
    subscribe,
    () => fields,
    () => undefined,
  );
}
