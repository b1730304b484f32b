import { Fields } from '../../import/csv/fields';

/** A row in Xero's JSON. */
export type XeroItem = Record<string, unknown>;

/**
 * Returns a row's columns by name, with nested ones by their path (`Contact.ContactID`). Xero writes moments as
 * `/Date(1541176290160+0000)/`, milliseconds since 1970 in UTC, and days as the moment at midnight. The columns in `days` are
 * converted to days.
 */
export function xeroFields(item: XeroItem, days: readonly string[] = []): Fields {
  const values = new Map<string, string>();
  const keep = (path: string, value: unknown) => {
    if (typeof value === 'string') values.set(path, momentOf(value, days.includes(path)));
    else if (typeof value === 'number' || typeof value === 'boolean') values.set(path, String(value));
  };
  for (const [name, value] of Object.entries(item)) {
    keep(name, value);
    if (!isItem(value)) continue;
    for (const [inner, innerValue] of Object.entries(value)) {
      keep(`${name}.${inner}`, innerValue);
      if (isItem(innerValue)) for (const [third, last] of Object.entries(innerValue)) keep(`${name}.${inner}.${third}`, last);
    }
  }
  return new Fields(values);
}

const isItem = (value: unknown): value is XeroItem => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows that a row contains under a name. */
export function itemsOf(item: XeroItem, name: string): XeroItem[] {
  const value = item[name];
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function momentOf(text: string, isDay: boolean): string {
  const [, milliseconds] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (milliseconds === undefined) return isDay ? text.slice(0, 10) : text;
  const moment = new Date(Number(milliseconds)).toISOString();
  return isDay ? moment.slice(0, 10) : moment;
}
