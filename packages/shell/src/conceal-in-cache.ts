import type { Browser } from '@suite/session/browser';
import type { Session } from '@suite/session/session';

type Watched = Pick<Session, 'epoch' | 'status' | 'look' | 'subscribe'>;

/** On <html>: nothing of the page shows (frame.css). */
const CONCEALED = 'data-concealed';

/**
 * A page goes into the back/forward cache concealed. It is revealed at once for the same person and company, else once
 * the tree shows whom the session is of now. While nobody is signed in, a private page stays concealed, and the session
 * leads to sign in. A browser shows the last picture of a page that comes out of the cache before the page itself can hide
 * anything, so a private page stays out of it until a logout throws it out (decision 030). Returns the function that ends it.
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

  /** With the next frame, when the tree has followed the session. */
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
