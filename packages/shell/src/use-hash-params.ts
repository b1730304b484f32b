'use client';

import { useMemo, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const queryOfHash = () => location.hash.split('?').slice(1).join('?');

/** The parameters of the hash route, `#/settings?tab=reports`; none in the exported HTML, which knows no address. */
export function useHashParams(): URLSearchParams {
  const query = useSyncExternalStore(subscribe, queryOfHash, () => '');
  return useMemo(() => new URLSearchParams(query), [query]);
}
