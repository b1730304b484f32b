import type { Browser } from '@suite/session/browser';
import type { Session } from '@suite/session/session';

type Watched = Pick<Session, 'epoch' | 'status' | 'look' | 'subscribe'>;

/** Attribute of `<html>` that hides the whole page (frame.css). */
const CONCEALED = 'data-concealed';

/**
 * Conceals a page before it goes into the back/forward cache. The page is revealed at once for the same person and company,
 * otherwise once the tree knows whose session it is now. While nobody is signed in, a private page stays concealed, and the
 * session leads to sign-in. A browser shows the last picture of a cached page before the page itself can hide anything, so a
 * private page stays out of the cache until a logout evicts it (decision 030). Returns the function that ends this.
 */
export function concealInCache(session: Watched, isPrivate: boolean, pages: Pick<Browser['cachedPages'], 'stayOut'>): () => void {
  const root = document.documentElement;
  let epoch = session.epoch();
  let isRestored = false;

  const isSettled = () => !isPrivate || session.status() === 'signed-in';

  function reveal(): void {
    isRestored = false;
    root.removeAttribute(CONCEALED);
  }

  /** Reveals the page in the next frame, when the tree has followed the session. */
  function revealOnceSettled(): void {
    if (!isRestored) return;
    requestAnimationFrame(() => {
      if (isRestored && isSettled()) reveal();
    });
  }

  function hide({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    if (isPrivate) pages.stayOut();
    isRestored = false;
    epoch = session.epoch();
    root.setAttribute(CONCEALED, '');
  }

  function show({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    isRestored = true;
    session.look();
    if (isSettled() && session.epoch() === epoch) reveal();
    else revealOnceSettled();
  }

  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  const unsubscribe = session.subscribe(revealOnceSettled);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    unsubscribe();
  };
}
