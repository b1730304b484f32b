import type { ApiClient } from '@suite/api/client';
import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { shownByPage } from '@suite/contract/status';
import { createParser } from 'eventsource-parser';
import { safeParse } from 'valibot';
import { type StateEvent, stateEvent, textEvent } from '../contract/answers';
import { streamAnswer } from '../contract/conversations';

interface Following {
  /** Number of characters already received. */
  received: number;
  /** Receives the text that follows the first `at` characters. */
  onText: (text: string, at: number) => void;
  onState: (state: StateEvent) => void;
  /** Reports whether the stream is trying to reconnect. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/** Milliseconds until the stream is reopened, by the number of failed attempts. */
const PAUSES = [500, 1000, 2000, 5000, 10_000];

/**
 * Reads an answer in progress to its end. A stream that breaks, such as in a tunnel or while the tab is frozen, is reopened where
 * it stopped.
 * @throws SuiteError when the answer no longer exists
 */
export async function followAnswer(client: ApiClient, messageId: string, following: Following): Promise<void> {
  const { onText, onState, onWaiting, signal } = following;
  let { received } = following;
  for (let failures = 0; !signal.aborted; ) {
    try {
      const stream = await client.call(streamAnswer, {
        params: { messageId },
        headers: { Accept: 'text/event-stream', [Header.lastEventId]: String(received) },
        signal,
        handleLocally: shownByPage,
      });
      onWaiting(false);
      const hasEnded = await readEvents(stream, {
        text(text, at) {
          // Skips text that was received before.
          const news = text.slice(Math.max(0, received - at));
          if (!news) return;
          onText(news, received);
          received = at + text.length;
          failures = 0;
        },
        state: onState,
      });
      if (hasEnded) return;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof SuiteError && error.status !== undefined && error.status < 500 && error.status !== 429) throw error;
    }
    onWaiting(true);
    await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)] ?? 0, signal);
  }
}

/** Waits for the given time, or until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

interface Events {
  text: (text: string, at: number) => void;
  state: (state: StateEvent) => void;
}

/** Returns whether the stream reported its end. */
async function readEvents(stream: ReadableStream<Uint8Array>, on: Events): Promise<boolean> {
  let hasEnded = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'end') hasEnded = true;
      if (event === 'text') {
        const read = safeParse(textEvent, JSON.parse(data));
        if (read.success) on.text(read.output.text, read.output.at);
      }
      if (event === 'state') {
        const read = safeParse(stateEvent, JSON.parse(data));
        if (read.success) on.state(read.output);
      }
    },
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return hasEnded;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
