import { SuiteError } from '@suite/contract/errors';
import type { EvidenceSource, Platform, Switch } from '../contract/terms';
import type { EvidenceDetails } from '../schema';
import type { Lacking } from './lacking';

/** A file's data on one device; what the file doesn't say is absent. */
export interface Reading {
  serial: string;
  name: string;
  manufacturer: string;
  model: string;
  platform: Platform | null;
  osName: string;
  osVersion: string;
  claims: Partial<Record<Switch, boolean>>;
  details: EvidenceDetails;
  /** When this was true of the device; undefined for a file without a date, for which somebody has to enter one. */
  seenAt?: Date;
}

/** A host of a file that was left out, with the reason. */
export interface LeftOut {
  device: string;
  reason: string;
}

/** What a file has beside devices that was not read, with the reason. */
export interface Unread {
  what: string;
  reason: string;
}

/** What a file of evidence has. */
export interface EvidenceFile {
  source: EvidenceSource;
  readings: Reading[];
  /** Hosts that can't be matched with a device. */
  leftOut: LeftOut[];
  lacking: Lacking[];
  unread: Unread[];
}

/** A reading with its date; null for a host without one in a file that dates other hosts. */
export interface DatedReading extends Omit<Reading, 'seenAt'> {
  seenAt: Date | null;
}

/** Placeholders that manufacturers put in place of a serial number. */
const PLACEHOLDERS =
  /^(none|n\/?a|0+|-+|unknown|default ?string|to ?be ?filled ?by ?o\.?e\.?m\.?|system ?serial ?number|not ?specified|not ?available|invalid)$/i;

/** Normalizes a serial number for comparing and storing; empty for a placeholder. */
export function serialOf(text: string): string {
  const serial = cleanText(text);
  return PLACEHOLDERS.test(serial) ? '' : serial;
}

/** Makes a text safe for the database and pages: without NUL and other control characters, trimmed, at most 200 characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);

export const notUnderstood = (message: string): SuiteError => new SuiteError('invalid_request', message);
