/** Absent where the person has blocked all storage: reading the property throws then. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What this browser has kept for this origin; empty when absent. */
export const recallLocally = (key: string): string => storage()?.getItem(key) ?? '';

/** Keeps a text for later pages; a full or blocked storage keeps nothing, and nobody waits for it. */
export function keepLocally(key: string, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // Full: the next page goes by what it can have.
  }
}
