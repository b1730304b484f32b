import { someToken } from '@suite/kernel/http/parse-json';
import { ModelError } from './model';

/** Maximum number of bytes and events of one stream. */
const MAX_BYTES = 32_000_000;
const MAX_EVENTS = 300_000;

/** Maximum number of bytes of one event, so that a server that sends no line break can't exhaust memory. */
const MAX_EVENT = 1_000_000;

/** Maximum number of bytes of a response that is not streamed. */
const MAX_WHOLE = 8_000_000;

/** Maximum nesting of lists and objects. */
const MAX_DEPTH = 64;

const tooMuch = (what: string) => new ModelError('garbage', `The model server sent more than ${what}.`);

/** Counts the bytes and events of a stream. @throws ModelError `garbage` when there are more than an answer can need */
export function streamLimits() {
  let all = 0;
  let ofEvent = 0;
  let events = 0;
  return {
    bytes(count: number): void {
      all += count;
      ofEvent += count;
      if (all > MAX_BYTES) throw tooMuch(`${MAX_BYTES / 1e6} MB in one answer`);
    },
    /** Called after bytes were parsed, with the number of events they completed. */
    events(count: number): void {
      events += count;
      if (count) ofEvent = 0;
      if (events > MAX_EVENTS) throw tooMuch(`${MAX_EVENTS.toLocaleString('en-US')} events in one answer`);
      if (ofEvent > MAX_EVENT) throw new ModelError('garbage', 'The model server sent something that is no stream.');
    },
  };
}

/** Parses JSON of a model server. @throws ModelError `garbage` when it is not a JSON object, or nested too deeply */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = someToken(text, (_, depth) => depth > MAX_DEPTH) ? undefined : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ModelError('garbage', 'The model server sent something that is no answer.');
}

/** Reads a response that is not streamed. @param body its bytes, with timeouts (`inTime`) @throws ModelError `garbage` */
export async function readWhole(body: AsyncIterable<Uint8Array>): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > MAX_WHOLE) throw tooMuch(`${MAX_WHOLE / 1e6} MB`);
    parts.push(bytes);
  }
  return parseObject(Buffer.concat(parts).toString('utf8'));
}
