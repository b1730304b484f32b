/** The maximum length of a text in a form; longer than any field accepts. */
const MAX_TEXT = 500_000;
const MAX_ITEMS = 10_000;
const MAX_DEPTH = 20;

/**
 * Returns whether a value has the shape of an example, such as a stored draft that of the empty form: the same types under the
 * same names, within limits. An empty value in the example, such as null, allows anything, and null fits everywhere. Items of a
 * list may be variants, so objects in lists only have to be objects.
 */
export function fitsShape(value: unknown, example: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (value === null || value === undefined) return depth > 0;
  if (typeof value === 'string' && value.length > MAX_TEXT) return false;
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return false;
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS || (isKnown(example) && !Array.isArray(example))) return false;
    const [first] = Array.isArray(example) ? example : [];
    const each = Array.isArray(first) || !isKnown(first) ? undefined : typeof first === 'object' ? {} : first;
    return value.every((item) => fitsShape(item, each, depth + 1));
  }
  if (typeof value === 'object') {
    if (isKnown(example) && (typeof example !== 'object' || Array.isArray(example))) return false;
    const parts = (example ?? {}) as Record<string, unknown>;
    const entries = Object.entries(value);
    return entries.length <= MAX_ITEMS && entries.every(([name, part]) => fitsShape(part, partOf(parts, name), depth + 1));
  }
  return !isKnown(example) || typeof value === typeof example;
}

const isKnown = (example: unknown): boolean => example !== null && example !== undefined;

const partOf = (parts: Record<string, unknown>, name: string): unknown => (Object.hasOwn(parts, name) ? parts[name] : undefined);
