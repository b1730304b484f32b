/** Returns a record with another value of a key; without the key for an empty value. */
export function withEntry(record: Readonly<Record<string, string>>, key: string, value: string): Record<string, string> {
  const { [key]: _, ...others } = record;
  return value ? { ...others, [key]: value } : others;
}
