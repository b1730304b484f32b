/** A typed percentage as a fraction; null for nothing, undefined for what is none or beyond the ends. */
export function shareOf(text: string, least: number, most: number): number | null | undefined {
  const plain = text.replace(/[%\s]/g, '').replace(',', '.');
  if (plain === '') return null;
  const percent = Number(plain);
  if (!Number.isFinite(percent) || percent < least || percent > most) return undefined;
  return percent / 100;
}

/** A fraction as it is typed, in percent. */
export const typedShare = (share: number | null): string => (share === null ? '' : String(Math.round(share * 10_000) / 100));
