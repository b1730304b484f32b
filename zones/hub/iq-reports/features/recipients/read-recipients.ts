import { addressOf, MAX_RECIPIENTS } from '@services/insights/contract/reports';
import { copy } from './copy';

/** Recipients as a person enters them. */
export interface RecipientsDraft {
  people: readonly string[];
  /** Addresses, separated by commas, semicolons or spaces. */
  text: string;
}

type Read = { people: string[]; addresses: string[] } | { problem: string };

/** What a person entered, each once; or what is wrong with it, in a sentence. */
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
