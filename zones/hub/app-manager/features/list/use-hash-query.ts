import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const queryOfHash = () => location.hash.split('?').slice(1).join('?');

/** The query behind the hash route, `find=ann&page=2`; empty in the exported HTML, which knows no address. */
export const useHashQuery = (): string => useSyncExternalStore(subscribe, queryOfHash, () => '');

/** Takes the place of the present hash in the history, and tells who listens. */
export function replaceHash(hash: string): void {
  // With its own state the change stays unseen by Next's router, which has no routes here.
  history.replaceState(history.state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
