import { InvalidRequestError } from '@suite/kernel/http/problem';
import { listFields, textFields } from './file-fields';

/** Normalizes a column heading: removes case, spaces and symbols. */
const headingKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const fieldOf = new Map(
  ['name', 'category', ...Object.keys(textFields), ...Object.keys(listFields)].map((field) => [headingKey(field), field]),
);

/**
 * Parses a CSV file with a heading line into objects with the same fields as those of a JSON file. List items are separated by
 * semicolons, vertical bars or line breaks.
 * @throws InvalidRequestError when no column contains the vendor's name
 */
export async function csvRows(text: string): Promise<Record<string, unknown>[]> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headings = [], ...rows] = data;
  const fields = headings.map((heading) => fieldOf.get(headingKey(heading)));
  if (!fields.includes('name')) throw new InvalidRequestError('The file is neither a JSON list nor CSV with a column “name”.');
  return rows.map((cells) =>
    Object.fromEntries(
      fields.flatMap((field, at): [string, unknown][] => {
        const value = cells[at] ?? '';
        if (!field) return [];
        return [[field, Object.hasOwn(listFields, field) ? value.split(/[;|\n]/) : value]];
      }),
    ),
  );
}
