/** In milliseconds: a page is quiet when for so long nothing larger was painted and no call was under way. */
const QUIET = 1_000;

/** In milliseconds: a page that is never idle is not waited for longer. */
const IDLE_TIMEOUT = 2_000;

/** Knows of a page's calls, and tells when its content has been painted. */
export interface Quiet {
  /** Resolves when somebody sees the page: at once, unless it is rendered ahead. */
  isShown: Promise<void>;
  /** The page's `fetch`, which the calls to the suite's own services go through. */
  fetch: typeof globalThis.fetch;
  /**
   * Calls the task once, in an idle moment: when the page has loaded and is quiet, or after the first input, which
   * ends the largest contentful paint. Never before a page that was rendered ahead is shown. Returns what calls it off.
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

/** Absent where a browser does not tell of its paints. */
function observePaints(onPaint: () => void): PerformanceObserver | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) return undefined;
  const observer = new PerformanceObserver(onPaint);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer;
}

/** Calls the task in an idle moment; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}

/** The next idle moment: what takes long is done in parts, and the page answers between them. */
export const idleMoment = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
