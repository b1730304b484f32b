import { email } from '@suite/contract/schema';
import { safeParse } from 'valibot';

/** Text entered as an address, with its position. */
export interface Entry {
  /** Counted from 1. */
  line: number;
  text: string;
}

interface Problem extends Entry {
  reason: 'bad' | 'twice';
}

export interface Checked {
  /** In lower case, without duplicates. */
  addresses: string[];
  problems: Problem[];
}

/** Splits text at commas, semicolons, spaces and lines; of `Ann Lee <ann@firm.example>` only the address is used. */
export function entriesOf(text: string): Entry[] {
  return text.split(/\r\n|\r|\n/).flatMap((content, index) =>
    content
      .replace(/([^,;<>]*)(?:<([^<>]*)>)?/g, (all, _, address) => (address === undefined ? all : ` ${address} `))
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((entry) => ({ line: index + 1, text: entry })),
  );
}

export function check(entries: readonly Entry[]): Checked {
  const addresses = new Set<string>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const result = safeParse(email, entry.text);
    if (!result.success) problems.push({ ...entry, reason: 'bad' });
    else if (addresses.has(result.output)) problems.push({ ...entry, reason: 'twice' });
    else addresses.add(result.output);
  }
  return { addresses: [...addresses], problems };
}
