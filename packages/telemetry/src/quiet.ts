/** In milliseconds: a page is quiet when for this long nothing larger was painted and no call was in progress. */
const QUIET = 1_000;

/** In milliseconds: the longest wait for a page that is never idle. */
const IDLE_TIMEOUT = 2_000;

/** Watches a page's calls and runs tasks once its content is painted. */
export interface Quiet {
  /** Resolves when somebody sees the page: at once, unless it is prerendered. */
  isShown: Promise<void>;
  /** The page's `fetch`, which the calls to the suite's own services use. */
  fetch: typeof globalThis.fetch;
  /**
   * Calls the task once, in an idle moment: when the page has loaded and is quiet, or after the first input, which ends the
   * largest contentful paint. Never before a prerendered page is shown. Returns the function that cancels it.
   */
  whenQuiet(task: () => void): () => void;
}

export function createQuiet(): Quiet {
  const stirred = new EventTarget();
  const isShown = isPrerendering()
    ? new Promise<void>((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }))
    : Promise.resolve();
  let underWay = 0;

  async function fetch(...input: Parameters<typeof globalThis.fetch>): Promise<Response> {
    underWay += 1;
    try {
      return await globalThis.fetch(...input);
    } finally {
      underWay -= 1;
      stirred.dispatchEvent(new Event('stir'));
    }
  }

  return {
    isShown,
    fetch,
    whenQuiet(task) {
      const page = new AbortController();
      const { signal } = page;
      let timer: ReturnType<typeof setTimeout> | undefined;

      function go(): void {
        if (signal.aborted || isPrerendering()) return;
        page.abort();
        performance.mark?.('suite.quiet');
        whenIdle(task);
      }

      function look(): void {
        clearTimeout(timer);
        if (document.readyState !== 'complete' || isPrerendering()) return;
        timer = setTimeout(() => underWay === 0 && go(), QUIET);
      }

      const observer = observePaints(look);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        observer?.disconnect();
      });
      stirred.addEventListener('stir', look, { signal });
      addEventListener('load', look, { signal });
      document.addEventListener('prerenderingchange', look, { signal });
      for (const input of ['pointerdown', 'keydown']) addEventListener(input, go, { signal, capture: true, passive: true });
      look();
      return () => page.abort();
    },
  };
}

const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/** Undefined where a browser does not report its paints. */
function observePaints(onPaint: () => void): PerformanceObserver | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) return undefined;
  const observer = new PerformanceObserver(onPaint);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer;
}

/** Calls the task in an idle moment; returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}

/** Resolves in the next idle moment: long work is done in parts, and the page responds in between. */
export const idleMoment = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
