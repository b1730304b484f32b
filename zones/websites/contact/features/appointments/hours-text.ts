import type { Hours } from '@services/bookings/contract/terms';

const TIME = /^([01]?\d|2[0-3]):([0-5][05])$/;

/** Formats hours as `09:00–12:00, 13:00–17:00`. */
export const hoursText = (hours: readonly Hours[]): string => hours.map(({ from, to }) => `${from}–${to}`).join(', ');

const timeOf = (text: string): string | undefined => (TIME.test(text) ? text.padStart(5, '0') : undefined);

/** Parses typed hours; undefined if they are invalid. */
export function readHours(text: string): Hours[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const hours = parts.map((part) => {
    const [from, to, ...rest] = part.split(/[–—-]/).map((time) => timeOf(time.trim()));
    return from && to && to > from && rest.length === 0 ? { from, to } : undefined;
  });
  return hours.every((one) => one !== undefined) ? hours : undefined;
}
