/** What the lock page does for the back/forward cache (zone auth-redirect, `public/lock.html`). */
const CACHE = 'cache';
const LEFT = 'left';

/** What it answers to `LEFT`. */
export type CacheWord = 'here' | 'told';

/** How long a logout waits until the pages in the cache are told of it, in milliseconds. */
const PATIENCE = 1_500;

/** The pages of the suite, on all its hosts, that the browser keeps in its back/forward cache. */
export interface CachedPages {
  /** Lets this page go into the cache: from when it is watched, a logout on any host throws it out again. */
  watch(): void;
  /** Keeps this page out of the cache as it is being left, unless it is watched. */
  stayOut(): void;
  /** Throws out all of them. Resolves once they are, or with false where the lock page cannot be reached. */
  evict(): Promise<boolean>;
}

/**
 * A browser throws a page out of its cache when a message is sent to it or to a frame in it. All pages have a frame on
 * one host for it, because messages do not cross origins (decision 030).
 * @param url the lock page on the accounts host
 */
export function createCachedPages(url: string): CachedPages {
  let frame: Promise<MessagePort> | undefined;
  let isWatched = false;

  const open = () => {
    frame ??= enter(url);
    return frame;
  };

  return {
    watch() {
      void open().then(() => {
        isWatched = true;
      });
    },
    stayOut() {
      // No page is cached while a frame in it is on its way.
      if (!isWatched) document.body.append(frameOf(url));
    },
    evict() {
      const told = open().then(
        (port) =>
          new Promise<boolean>((resolve) => {
            port.onmessage = ({ data }: MessageEvent<CacheWord>) => data === 'told' && resolve(true);
            port.postMessage(LEFT);
          }),
      );
      return Promise.race([told, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))]);
    },
  };
}

function frameOf(url: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.src = url;
  return element;
}

/** Resolves when the frame has answered; never where frames are blocked. */
function enter(url: string): Promise<MessagePort> {
  const element = frameOf(url);
  return new Promise((resolve) => {
    const greet = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<CacheWord>) => data === 'here' && resolve(port1);
      element.contentWindow?.postMessage(CACHE, new URL(url).origin, [port2]);
    };
    element.addEventListener('load', greet, { once: true });
    document.body.append(element);
  });
}
