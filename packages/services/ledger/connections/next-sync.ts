import { createHash } from 'node:crypto';
import type { Owner } from './token-vault';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes over which the night's readings are spread. */
const SPREAD = 4 * 60;

/**
 * The next night's moment for a connection: always the same minute for one, so that all do not ask at once.
 * @param hour of the day in UTC at which the night begins
 */
export function nextNight({ companyId, connectionType }: Owner, hour: number, now: number): Date {
  const print = createHash('sha256').update(`${companyId} ${connectionType}`).digest().readUInt32BE(0);
  const minute = hour * 60 + (print % SPREAD);
  const today = Math.floor(now / DAY) * DAY + minute * MINUTE;
  return new Date(today > now ? today : today + DAY);
}
