'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { type BootState, type BootStore, starting } from './boot-store';

export const BootContext = createContext<BootStore | undefined>(undefined);

interface Boot {
  boot: BootState;
  retry: () => void;
}

/** How far the zone has started; the exported HTML holds a zone that is starting. */
export function useBoot(): Boot {
  const store = useContext(BootContext);
  if (!store) throw new Error('useBoot stands outside of a Suite');
  const boot = useSyncExternalStore(store.subscribe, store.state, () => starting);
  return { boot, retry: store.start };
}
