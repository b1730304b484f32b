/**
 * Installs the parts of the Web Locks API that the session uses, in a test browser without it: one turn at a time per name, in
 * order.
 */
export function installLocks(): { held: () => string[] } {
  const lines = new Map<string, Promise<unknown>>();
  const held: string[] = [];

  async function request(name: string, { signal }: { signal: AbortSignal }, task: () => Promise<unknown>): Promise<unknown> {
    const before = lines.get(name);
    const waiting = Promise.race([before, aborted(signal)]);
    const turn = waiting.then(async () => {
      held.push(name);
      await task();
      held.splice(held.indexOf(name), 1);
    });
    lines.set(name, Promise.allSettled([before, turn]));
    return turn;
  }

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { held: () => [...held] };
}

export const removeLocks = () => void Reflect.deleteProperty(navigator, 'locks');

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** One end of a channel between a page and its frame, which jsdom lacks. */
class Port {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly heard: unknown[] = [];
  isClosed = false;
  other: Port | undefined;

  postMessage(data: unknown): void {
    if (this.isClosed) return;
    this.other?.heard.push(data);
    this.other?.onmessage?.({ data });
  }

  close(): void {
    this.isClosed = true;
    if (this.other) this.other.isClosed = true;
  }
}

export class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Returns the lock page in the frame that a page has created, whose messages the test sends; undefined without a frame. */
export function lockPage() {
  const element = document.querySelector('iframe');
  if (!element) return undefined;
  const greetings: { word: unknown; origin: unknown; port: Port }[] = [];
  Object.defineProperty(element, 'contentWindow', {
    value: { postMessage: (word: unknown, origin: unknown, [port]: [Port]) => void greetings.push({ word, origin, port }) },
  });
  return {
    element,
    greetings,
    load: () => element.dispatchEvent(new Event('load')),
    say: (word: unknown) => greetings.at(-1)?.port.postMessage(word),
    heard: () => greetings.at(-1)?.port.heard,
    isOpen: () => greetings.at(-1)?.port.isClosed === false,
  };
}
