/** The lock page's messages for the back/forward cache (zone auth-redirect, `public/lock.html`). */
const CACHE = 'cache';
const LEFT = 'left';

/** The lock page's messages; `done` responds to `LEFT`. */
export type CacheWord = 'here' | 'done';

/** How long a logout waits for the cached pages to be notified, in milliseconds. */
const PATIENCE = 1_500;

/** The suite's pages, on all its hosts, in the browser's back/forward cache. */
export interface CachedPages {
  /** Lets this page into the cache: once it is watched, a logout on any host evicts it. */
  watch(): void;
  /** Keeps this page out of the cache when it is left, unless it is watched. */
  stayOut(): void;
  /** Evicts all pages. Resolves with true when done, or with false if the lock page can't be reached. */
  evict(): Promise<boolean>;
}

/**
 * A browser evicts a page from its cache when a message is sent to it or to a frame in it. All pages have a frame on one host for
 * this, because messages don't cross origins (decision 030).
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
      // A page isn't cached while a frame in it is loading.
      if (!isWatched) document.body.append(frameOf(url));
    },
    evict() {
      const answered = open().then(
        (port) =>
          new Promise<boolean>((resolve) => {
            port.onmessage = ({ data }: MessageEvent<CacheWord>) => data === 'done' && resolve(true);
            port.postMessage(LEFT);
          }),
      );
      return Promise.race([answered, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))]);
    },
  };
}

function frameOf(url: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.src = url;
  return element;
}

/** Resolves when the frame has responded; never if frames are blocked. */
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
