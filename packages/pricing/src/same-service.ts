import { isRecurring, type Line } from './line';

/** Whether a recurring line takes the place of another one: the same service of the price book, or the same name where one has none. */
export function isSameService(line: Line, other: Line): boolean {
  if (!isRecurring(line.billing) || !isRecurring(other.billing)) return false;
  return line.serviceId && other.serviceId ? line.serviceId === other.serviceId : nameKey(line.name) === nameKey(other.name);
}

const nameKey = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();
