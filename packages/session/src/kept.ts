/** What JSON has no word for: a number field that holds none. */
const NOT_A_NUMBER = '\u0000NaN';

/** What a storage of the browser keeps as JSON; undefined of nothing, and of what somebody else has written there. */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null', (_, value) => (value === NOT_A_NUMBER ? Number.NaN : value)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON for `readKept`. */
export function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(
      key,
      JSON.stringify(value, (_, part) => (Number.isNaN(part) ? NOT_A_NUMBER : part)),
    );
  } catch {
    // The browser gives no more room: the value is on the screen still, and is kept with the next change that fits.
  }
}
