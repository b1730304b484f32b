import { addressOf, MAX_RECIPIENTS } from '@services/insights/contract/reports';
import { copy } from './copy';

/** Recipients as entered. */
export interface RecipientsDraft {
  people: readonly string[];
  /** Addresses, separated by commas, semicolons or spaces. */
  text: string;
}

type Read = { people: string[]; addresses: string[] } | { problem: string };

/** Returns the entered recipients without duplicates, or a sentence that says what is wrong. */
export function readRecipients({ people, text }: RecipientsDraft): Read {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const wrong = words.find((word) => addressOf(word) === undefined);
  if (wrong) return { problem: copy.wrongAddress(wrong) };
  const addresses = [...new Set(words.flatMap((word) => addressOf(word) ?? []))];
  const count = people.length + addresses.length;
  if (count === 0) return { problem: copy.none };
  if (count > MAX_RECIPIENTS) return { problem: copy.tooMany(count) };
  return { people: [...people], addresses };
}
