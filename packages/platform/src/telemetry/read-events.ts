import { inflateSync } from 'node:zlib';
import { TELEMETRY_KEPT } from '@suite/contract/internal';
import { InvalidRequest } from '../http/problem';

/** Bytes that a compressed body may unfold to. */
const MOST_BYTES = 1_048_576;

/** @throws InvalidRequest when the bytes are no zlib stream (RFC 1950), or unfold to too much */
export function inflate(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_BYTES }).toString();
  } catch {
    throw new InvalidRequest(`The body is not compressed as it says, or holds more than ${MOST_BYTES} bytes.`);
  }
}

/**
 * The latest of a batch's events, as many as are kept.
 * @throws InvalidRequest unless it is an array of objects
 */
export function readEvents(value: unknown): object[] {
  if (Array.isArray(value) && value.every(isObject)) return value.slice(-TELEMETRY_KEPT);
  throw new InvalidRequest('The body is not a list of events.');
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
