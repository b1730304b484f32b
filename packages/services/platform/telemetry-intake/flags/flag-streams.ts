import type { Client } from '@suite/kernel/throttle/client';
import type { EnvironmentName } from '@suite/zones/environments';

/** What a stream sends: values for internal users, values for everyone else, or only that something changed. */
export type Audience = 'everyone' | 'internal' | 'ping';

/** Maximum number of open streams, in all environments together. */
const MAX_STREAMS = 10_000;

/** Maximum for one client: an office may share one address. */
const MAX_OF_CLIENT = 500;

/** Share of the streams for a shared client, so that the rest is left for others. */
const SHARE_OF_SHARED = 0.5;

/** Maximum bytes waiting for a reader; a reader with more is not reading. */
const MAX_WAITING = 65_536;

/** Milliseconds between heartbeats; the SDK closes a silent stream after 5 minutes. */
const HEARTBEAT = 30_000;

/** A comment (WHATWG HTML §9.2.6). */
const HEARTBEAT_TEXT = ':\n\n';

interface FlagStream {
  body: ReadableStream<Uint8Array>;
  /** Sends the first values; changes in the meantime are sent after them. */
  begin(text: string): void;
  end(): void;
}

export interface FlagStreams {
  /**
   * Undefined when too many streams are open, or the platform is about to close.
   * @param client that the limits count for
   */
  open(environment: EnvironmentName, audience: Audience, client: Client): FlagStream | undefined;
  /** Sends a change to every stream of an environment. */
  tell(environment: EnvironmentName, texts: Record<Audience, string>): void;
  count(): number;
  /** Ends all streams, and opens no more. */
  end(): void;
}

interface Listener {
  environment: EnvironmentName;
  audience: Audience;
  send(text: string): void;
  end(): void;
}

/** The open streams of the flag service, in memory only. @param most how many may be open at once @param maxOfClient of one client */
export function createFlagStreams(most = MAX_STREAMS, maxOfClient = MAX_OF_CLIENT): FlagStreams {
  const open = new Set<Listener>();
  const ofClient = new Map<string, number>();
  const countOf = ({ address }: Client) => ofClient.get(address) ?? 0;
  const maxOf = ({ isShared }: Client) => (isShared ? most * SHARE_OF_SHARED : maxOfClient);
  let hasEnded = false;
  const beat = setInterval(() => {
    for (const { send } of open) send(HEARTBEAT_TEXT);
  }, HEARTBEAT).unref();

  return {
    open(environment, audience, client) {
      if (hasEnded || open.size >= most || countOf(client) >= maxOf(client)) return undefined;
      const { begin, send, end, body } = createStream(() => {
        if (!open.delete(listener)) return;
        if (countOf(client) > 1) ofClient.set(client.address, countOf(client) - 1);
        else ofClient.delete(client.address);
      });
      const listener = { environment, audience, send, end };
      open.add(listener);
      ofClient.set(client.address, countOf(client) + 1);
      return { body, begin, end };
    },
    tell(environment, texts) {
      for (const listener of open) {
        if (listener.environment === environment) listener.send(texts[listener.audience]);
      }
    },
    count: () => open.size,
    end() {
      hasEnded = true;
      clearInterval(beat);
      for (const { end } of open) end();
    },
  };
}

const encoder = new TextEncoder();

function createStream(onEnd: () => void) {
  /** Changes before the first values are sent; otherwise older values would follow newer ones. */
  let held: string[] | undefined = [];
  let heldSize = 0;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING });
  const finish = () => {
    controller = undefined;
    held = undefined;
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
      },
      cancel: finish,
    },
    strategy,
  );
  const write = (text: string) => {
    if (!controller) return;
    if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text));
    fail('The reader does not read.');
  };
  const fail = (message: string) => {
    controller?.error(new Error(message));
    finish();
  };
  return {
    body,
    begin(text: string) {
      const missed = held ?? [];
      held = undefined;
      for (const one of [text, ...missed]) write(one);
    },
    send(text: string) {
      if (!held) return write(text);
      heldSize += text.length;
      if (heldSize <= MAX_WAITING) held.push(text);
      else fail('The first values were not sent in time.');
    },
    end() {
      controller?.close();
      finish();
    },
  };
}
