import { inflateSync } from 'node:zlib';
import { parseJson, someToken } from '@suite/kernel/http/parse-json';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { MAX_TELEMETRY_EVENTS } from '../contract/administration';

/**
 * Decompresses a body.
 * @param most bytes after decompression
 * @throws InvalidRequestError when it is not a zlib stream (RFC 1950), or decompresses to more
 */
export function inflate(bytes: Uint8Array, most: number): string {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString();
  } catch {
    throw new InvalidRequestError(`The body is not compressed as it says, or holds more than ${most} bytes.`);
  }
}

/**
 * Reads the latest events of a JSON list, up to the number that is stored; earlier ones are not parsed.
 * @throws InvalidRequestError unless it is a list of objects
 */
export function readEvents(text: string): object[] {
  const list = text.trim();
  if (!list.startsWith('[')) throw noEvents();
  const past = separatorsOf(list).at(-MAX_TELEMETRY_EVENTS);
  return checked(parseJson(past === undefined ? list : `[${list.slice(past + 1)}`) as unknown[]);
}

/**
 * Reads the latest events of a text with one event on each line, up to the number that is stored; earlier lines are not parsed.
 * @throws InvalidRequestError unless each is an object
 */
export function readEventLines(text: string): object[] {
  const lines: string[] = [];
  for (let end = text.length; end > 0 && lines.length < MAX_TELEMETRY_EVENTS; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    if (start < end) lines.push(text.slice(start, end));
    end = start - 1;
  }
  return checked(lines.reverse().map(parseJson));
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const noEvents = () => new InvalidRequestError('The body is not a list of events.');

function checked(events: unknown[]): object[] {
  if (events.every(isObject)) return events;
  throw noEvents();
}

/** Returns the positions of the commas between the elements of a JSON list. */
function separatorsOf(list: string): number[] {
  const separators: number[] = [];
  someToken(list, (token, depth, at) => {
    if (token === ',' && depth === 1) separators.push(at);
    return false;
  });
  return separators;
}
