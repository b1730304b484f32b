/** A browser's EventSource, as far as the flag SDK needs one, because this version of Node has none. */
export class EventSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = EventSource.CONNECTING;
  onopen?: () => void;
  onerror?: (error: unknown) => void;
  private readonly listeners = new Map<string, (event: { data: string }) => void>();
  private readonly ending = new AbortController();

  constructor(url: string) {
    void this.read(url).catch((error: unknown) => {
      if (!this.ending.signal.aborted) this.onerror?.(error);
    });
  }

  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.listeners.set(name, listener);
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    this.ending.abort();
  }

  private async read(url: string): Promise<void> {
    const { ok, status, body } = await fetch(url, { signal: this.ending.signal });
    if (!ok || !body) throw Object.assign(new Error('no stream'), { status });
    this.readyState = EventSource.OPEN;
    this.onopen?.();
    for await (const { event, data } of eventsOf(body)) this.listeners.get(event)?.({ data });
    throw new Error('the stream has ended');
  }
}

/** Yields the events of a stream, without its comments. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: string }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const found = /^event: (.*)\ndata: (.*)$/.exec(block);
      if (found) yield { event: found[1] ?? '', data: found[2] ?? '' };
    }
  }
}
