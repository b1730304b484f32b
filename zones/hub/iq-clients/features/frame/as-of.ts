import { useHashQuery } from '@suite/shell/use-hash-param';

/** A day of an address, and undefined for the latest; a mistyped one is none. */
export const dayOrLatest = (text: string): string | undefined => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** The day that the address asks for, which the ways to other pages keep; empty for the latest. */
export function useAsOf(): string {
  return dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf') ?? '') ?? '';
}
