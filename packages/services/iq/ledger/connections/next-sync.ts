import { createHash } from 'node:crypto';
import type { Owner } from './token-vault';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minutes over which the night's syncs are spread. */
const SPREAD = 4 * 60;

/** Milliseconds after the night's beginning: always the same minute for a connection, so that all do not ask at once. */
function delayOf({ companyId, connectionType }: Owner): number {
  const print = createHash('sha256').update(`${companyId} ${connectionType}`).digest().readUInt32BE(0);
  return (print % SPREAD) * MINUTE;
}

/**
 * When a connection is read in the night that began last, in milliseconds since 1970.
 * @param hour of the day in UTC at which a night begins
 */
export function lastNight(owner: Owner, hour: number, now: number): number {
  const begin = Math.floor((now - hour * HOUR) / DAY) * DAY + hour * HOUR;
  return begin + delayOf(owner);
}

/** When a connection is read next, unless a sync is queued: the last night has read it, or has passed it over. */
export const nextNight = (owner: Owner, hour: number, now: number): number => lastNight(owner, hour, now) + DAY;
