import type { Client } from '@suite/kernel/throttle/client';
import type { EnvironmentName } from '@suite/zones/environments';

/** What a stream sends: values for internal users, values for everyone else, or only that something changed. */
export type Audience = 'everyone' | 'internal' | 'ping';

/** How many may be open at once, over all environments. */
const MAX_STREAMS = 10_000;

/** How many of one client: an office may have one address. */
const MAX_OF_CLIENT = 500;

/** How many of a shared client: the rest is left for the others. */
const SHARE_OF_SHARED = 0.5;

/** Bytes that may wait for a reader; one that lets more come together is not reading. */
const MAX_WAITING = 65_536;

/** Milliseconds between signs of life; the SDK gives a silent stream up after 5 minutes. */
const HEARTBEAT = 30_000;

/** A comment (WHATWG HTML §9.2.6). */
const HEARTBEAT_TEXT = ':\n\n';

interface FlagStream {
  body: ReadableStream<Uint8Array>;
  /** Sends what stands first; what is told meanwhile comes after it. */
  begin(text: string): void;
  end(): void;
}

export interface FlagStreams {
  /**
   * Undefined when too many are open, or the platform is about to close.
   * @param client whom limits count for
   */
  open(environment: EnvironmentName, audience: Audience, client: Client): FlagStream | undefined;
  /** Tells every stream of an environment at once. */
  tell(environment: EnvironmentName, texts: Record<Audience, string>): void;
  /** How many are open. */
  count(): number;
  /** Ends all, and opens none from now on. */
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
  /** What is told before the beginning was sent: else older values would come after newer ones. */
  let held: string[] | undefined = [];
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
    controller.error(new Error('The reader does not read.'));
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
      if (held) held.push(text);
      else write(text);
    },
    end() {
      controller?.close();
      finish();
    },
  };
}
