import { createHash } from 'node:crypto';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Owner } from './token-vault';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The minutes over which the nightly syncs are spread. */
const SPREAD = 4 * 60;

/**
 * Returns the delay of a connection's nightly sync in milliseconds. It is always the same minute for a connection, so that not
 * all sync at once.
 */
function delayOf({ companyId, connectionType }: Owner): number {
  const print = createHash('sha256').update(`${companyId} ${connectionType}`).digest().readUInt32BE(0);
  return (print % SPREAD) * MINUTE;
}

/**
 * Returns when a connection is synced in the night that started last, in milliseconds since 1970.
 * @param hour the hour of the day in UTC at which a night starts
 */
export function lastNight(owner: Owner, hour: number, now: number): number {
  const begin = Math.floor((now - hour * HOUR) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY + hour * HOUR;
  return begin + delayOf(owner);
}

/** Returns when a connection is synced next, unless a sync is queued: the last night has already synced or skipped it. */
export const nextNight = (owner: Owner, hour: number, now: number): number => lastNight(owner, hour, now) + MILLISECONDS_PER_DAY;
