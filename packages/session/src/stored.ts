/** Replaces NaN, which JSON can't express: the value of an empty number field. */
const NOT_A_NUMBER = '\u0000NaN';

/** Reads a JSON value from a browser storage; undefined when it is missing or not JSON. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null', (_, value) => (value === NOT_A_NUMBER ? Number.NaN : value)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON for `readStored`. */
export function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(
      key,
      JSON.stringify(value, (_, part) => (Number.isNaN(part) ? NOT_A_NUMBER : part)),
    );
  } catch {
    // The storage is full: the value is still on the screen, and is stored with the next change that fits.
  }
}
