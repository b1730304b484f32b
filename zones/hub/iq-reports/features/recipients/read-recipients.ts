import { addressOf, MAX_RECIPIENTS, mailReport } from '@services/insights/contract/reports';
import { anyText, readTogether } from '@suite/shell/form/text-schemas';
import { copy } from './copy';

/** Recipients as entered. */
export interface RecipientsDraft {
  people: string[];
  /** Addresses, separated by commas, semicolons or spaces. */
  text: string;
}

interface Read {
  people: string[];
  addresses: string[];
}

/** Returns the entered recipients without duplicates, or a sentence that says what is wrong. */
export function readRecipients({ people, text }: RecipientsDraft): Read | { problem: string } {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const wrong = words.find((word) => addressOf(word) === undefined);
  if (wrong) return { problem: copy.wrongAddress(wrong) };
  const addresses = [...new Set(words.flatMap((word) => addressOf(word) ?? []))];
  const count = people.length + addresses.length;
  if (count === 0) return { problem: copy.none };
  if (count > MAX_RECIPIENTS) return { problem: copy.tooMany(count) };
  return { people: [...people], addresses };
}

/** Schema of the recipients of a form. */
export const recipientsSchema = readTogether({ people: mailReport.body.entries.people, text: anyText }, readRecipients);
