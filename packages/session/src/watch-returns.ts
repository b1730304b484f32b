/** Calls the listener when the page is shown again, gets the focus (such as after sleep), is online again or is restored. */
export function watchReturns(listener: (isRestored: boolean) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isBack = () => listener(false);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && isBack(), { signal });
  addEventListener('focus', isBack, { signal });
  addEventListener('online', isBack, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && listener(true), { signal });
  return () => end.abort();
}
