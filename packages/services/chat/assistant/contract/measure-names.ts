import { labelOf } from '@suite/insights/metrics/fields';
import { inSentence } from '@suite/insights/metrics/names';

/** Labels of numbers that are no metrics and differ from the words of their name. */
const words: Record<string, string> = {
  atStake: 'at stake',
  firstYear: 'value of the first 12 months',
  veryStale: 'very stale',
  unsure: 'documents not known to be settled',
};

/** Returns the label of a measure: "longest past due" for `longestPastDue`. */
export function nameOfMeasure(path: string): string {
  const known = written.get(path);
  if (known !== undefined) return known;
  const name = path.split('.').map(nameOf).join(', ');
  if (written.size < 1000) written.set(path, name);
  return name;
}

const written = new Map<string, string>();

function nameOf(name: string): string {
  const metric = labelOf(name);
  if (metric !== undefined) return inSentence(metric);
  return words[name] ?? wordsOf(name);
}

const wordsOf = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/(\d+)/g, ' $1 ')
    .trim();
