import { createHash } from 'node:crypto';
import type { FileLine } from './statement-file';

/**
 * Returns a key for each credit of a file, in the order of its lines, and null for other lines. The bank's own id decides; without
 * one, the day, amount and text, and how many lines of the file before it are the same.
 */
export function keysOf(lines: readonly FileLine[]): (string | null)[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.kind !== 'credit') return null;
    const { account, bankId, on, amount, currency, payer, text } = line;
    // Some banks number the lines of each download from 1, so an id alone is not enough.
    const said = JSON.stringify([account, on, amount, currency, bankId ?? [payer, text]]);
    if (bankId !== null) return hashOf(said);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return hashOf(`${said} ${before}`);
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
