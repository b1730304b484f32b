/** Returns the text or number at a path of an unknown value, `view.url`; empty when there is none. */
export function textAt(value: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((part, key) => {
    const isInside = typeof part === 'object' && part !== null && Object.hasOwn(part, key);
    return isInside ? (part as Record<string, unknown>)[key] : undefined;
  }, value);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
