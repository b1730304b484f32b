/** Returns undefined where the person has blocked all storage: reading the property throws then. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Returns what this browser has stored for this origin; empty when absent. */
export const recallLocally = (key: string): string => storage()?.getItem(key) ?? '';

/** Stores a text for later pages. A full or blocked storage stores nothing, without an error. */
export function keepLocally(key: string, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // The storage is full: the next page works without the value.
  }
}
