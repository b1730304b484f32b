import { SuiteError } from '@suite/contract/errors';
import type { Platform, Switch } from '../contract/terms';
import type { EvidenceDetails } from '../schema';

/** What a file says of one device. What it does not say is not there. */
export interface Reading {
  serial: string;
  name: string;
  manufacturer: string;
  model: string;
  platform: Platform | null;
  osName: string;
  osVersion: string;
  said: Partial<Record<Switch, boolean>>;
  details: EvidenceDetails;
  /** When this was true of the device; undefined where the file has no date, so that somebody has to name it. */
  seenAt?: Date;
}

/** A reading with its date; null for a host of a file that names the dates of others only. */
export interface DatedReading extends Omit<Reading, 'seenAt'> {
  seenAt: Date | null;
}

/** Serial numbers that makers leave in place of one. */
const PLACEHOLDERS =
  /^(none|n\/?a|0+|-+|unknown|default string|to be filled by o\.?e\.?m\.?|system serial number|not specified|not available|invalid)$/i;

/** A serial number as it is compared and kept; empty when there is none. */
export function serialOf(text: string): string {
  const serial = cleanText(text);
  return PLACEHOLDERS.test(serial) ? '' : serial;
}

/** Text that a database and a page can hold: without NUL and other control characters, trimmed, of at most 200 characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);

export const notUnderstood = (message: string): SuiteError => new SuiteError('invalid_request', message);
