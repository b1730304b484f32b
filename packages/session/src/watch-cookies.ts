/** How often cookies are checked in a browser without cookie change events, in milliseconds. */
const LOOK_EVERY = 1_000;

/**
 * Calls the listener when a cookie may have changed: by the browser's own event, which crosses tabs and subdomains (Cookie Store
 * API §5), or by polling while the page is visible.
 */
export function watchCookies(listener: () => void): () => void {
  if ('cookieStore' in globalThis) {
    const store = globalThis.cookieStore as EventTarget;
    store.addEventListener('change', listener);
    return () => store.removeEventListener('change', listener);
  }
  let seen = document.cookie;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || document.cookie === seen) return;
    seen = document.cookie;
    listener();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
