import type { Watching } from './stream-answer';

/** Milliseconds between heartbeats, for proxies that close silent connections. */
const HEARTBEAT = 15_000;

const encoder = new TextEncoder();

const event = (name: string, id: number, data: object) => `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Streams answers to their readers. A reader that leaves or does not read blocks nothing, because text is read on demand. */
export function createStreams() {
  const open = new Set<() => void>();
  let hasEnded = false;

  return {
    answer(watching: Watching): Response {
      let isClosed = false;
      let wake: () => void = () => undefined;
      const leave = () => {
        isClosed = true;
        open.delete(leave);
        wake();
      };
      open.add(leave);
      const body = streamOf(
        watching,
        () => isClosed || hasEnded,
        (resolve) => {
          wake = resolve;
        },
        leave,
      );
      return new Response(body, {
        headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no', Connection: 'close' },
      });
    },
    /** Ends all streams and refuses new ones; readers reconnect to another process or after the restart. */
    endAll(): void {
      hasEnded = true;
      for (const leave of [...open]) leave();
    },
  };
}

function streamOf(
  { look, changed, from }: Watching,
  isClosed: () => boolean,
  onWake: (resolve: () => void) => void,
  leave: () => void,
): ReadableStream<Uint8Array> {
  let at = from;
  let version = -1;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        if (isClosed()) return controller.close();
        // Subscribed before the read, so that no change in between is missed.
        const change = changed();
        const { text, version: now, parts, hasEnded } = await look();
        let news = '';
        if (text.length > at) {
          news += event('text', text.length, { at, text: text.slice(at) });
          at = text.length;
        }
        if (now !== version) {
          news += event('state', at, parts);
          version = now;
        }
        if (hasEnded) news += event('end', at, {});
        if (news) controller.enqueue(encoder.encode(news));
        if (hasEnded) {
          leave();
          return controller.close();
        }
        if (news) return;
        if (await isSilent(change, onWake)) return controller.enqueue(encoder.encode(':\n\n'));
      }
    },
    cancel: leave,
  });
}

/** Waits for a change or for the next heartbeat; returns whether the heartbeat is due. */
async function isSilent(change: Promise<void>, onWake: (resolve: () => void) => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), HEARTBEAT);
  });
  const woken = new Promise<boolean>((resolve) => onWake(() => resolve(false)));
  const result = await Promise.race([change.then(() => false), silence, woken]);
  clearTimeout(timer);
  return result;
}
