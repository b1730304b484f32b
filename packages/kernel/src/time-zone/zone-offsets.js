// Plain JavaScript, because threads load it, too.
import moment from 'moment-timezone';

/** Version of the IANA data, `2026f`; the runtime's own data may be older than the law. */
export const dataVersion = moment.tz.dataVersion;

/**
 * Returns how far a time zone is ahead of UTC at a moment, in milliseconds, and the name of its clock then.
 * @param {string} timeZone
 * @returns {{ offsetAt: (moment: number) => number, nameAt: (moment: number) => string } | undefined} undefined for a time zone
 * that the data does not have
 */
export function zoneOffsets(timeZone) {
  const zone = moment.tz.zone(timeZone);
  if (!zone) return undefined;
  return {
    offsetAt: (at) => Math.round(-zone.utcOffset(at) * 60_000) || 0,
    nameAt: (at) => zone.abbr(at).replace(/^[+-]/, 'GMT$&'),
  };
}
