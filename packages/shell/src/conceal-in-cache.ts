import type { Session } from '@suite/session/session';

type Watched = Pick<Session, 'epoch' | 'status' | 'look' | 'subscribe'>;

/** A page that listens to `unload` is not cached (HTML, "back/forward cache"); there is nothing to be done in it. */
const stayOut = () => {};

/** On <html>: nothing of the page shows (frame.css). */
const CONCEALED = 'data-concealed';

/**
 * Keeps a private page out of the back/forward cache: a browser shows the last picture of a page that comes out
 * of it before the page itself can hide anything, and a person may have logged out meanwhile. Where a browser
 * caches it all the same (Safari does), the page goes there concealed. It is
 * revealed at once for the same person and company, else once the tree shows whom the session is of now. While
 * nobody is signed in, a private page stays concealed, and the session leads to sign in. Returns the function
 * that ends it.
 */
export function concealInCache(session: Watched, isPrivate: boolean): () => void {
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
  if (isPrivate) addEventListener('unload', stayOut);
  const unsubscribe = session.subscribe(revealOnceSettled);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    removeEventListener('unload', stayOut);
    unsubscribe();
  };
}
