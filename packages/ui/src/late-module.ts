import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

export interface LateModule<Module> {
  /** Loads the module once; resolves to whether it is loaded. After a failure the next call tries again. */
  load(): Promise<boolean>;
  /** Returns the module, undefined until it is loaded. The first use requests it. */
  use(): { module: Module | undefined; hasFailed: boolean; retry: () => void };
}

/**
 * Creates a module that pages load when they are quiet, or earlier when somebody needs it. Once it is loaded, it is used at once.
 */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let module: Module | undefined;
  let loading: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function load(): Promise<boolean> {
    loading ??= fetchModule().then(
      (loaded) => {
        module = loaded;
        for (const listener of listeners) listener();
        return true;
      },
      () => {
        loading = undefined;
        return false;
      },
    );
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    load,
    use() {
      const [hasFailed, setFailed] = useState(false);
      const ask = useCallback(() => {
        setFailed(false);
        void load().then((isThere) => setFailed(!isThere));
      }, []);
      useEffect(ask, [ask]);
      // Renders in a separate task, because the module has just been evaluated in this one.
      const found = useDeferredValue(
        useSyncExternalStore(
          subscribe,
          () => module,
          () => undefined,
        ),
      );
      return { module: found, hasFailed, retry: ask };
    },
  };
}
