/** What a storage of the browser keeps as JSON; undefined of nothing, and of what somebody else has written there. */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
