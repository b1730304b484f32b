import { isRecurring, type Line } from './line';

/**
 * Returns whether one recurring line replaces another: the same service in the price book, or the same name if either has none.
 */
export function isSameService(line: Line, other: Line): boolean {
  if (!isRecurring(line.billing) || !isRecurring(other.billing)) return false;
  return line.serviceId && other.serviceId ? line.serviceId === other.serviceId : nameKey(line.name) === nameKey(other.name);
}

const nameKey = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();
