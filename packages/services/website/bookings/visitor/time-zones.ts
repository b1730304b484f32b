/** Time zones of the United States, by population; others follow. */
const usual = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
] as const;

const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Returns the given time zone if it exists, else the other. */
export const zoneOf = (given: string | undefined, otherwise: string): string =>
  given !== undefined && known.has(given) ? given : otherwise;

/** Returns the time zones to choose from, including the firm's. */
export function zoneChoices(own: string): { value: string; text: string }[] {
  const names = new Set<string>(usual.map(([name]) => name));
  const others = [...new Set([...known, own])].filter((name) => !names.has(name)).sort();
  return [
    ...usual.map(([value, text]) => ({ value, text: `${text} (${value.replaceAll('_', ' ')})` })),
    ...others.map((value) => ({ value, text: value.replaceAll('_', ' ') })),
  ];
}
