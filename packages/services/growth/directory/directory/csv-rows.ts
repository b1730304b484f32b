import { InvalidRequest } from '@suite/kernel/http/problem';
import { listFields, textFields } from './file-fields';

/** What columns are called without case, spaces and signs. */
const headingKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const fieldOf = new Map(
  ['name', 'category', ...Object.keys(textFields), ...Object.keys(listFields)].map((field) => [headingKey(field), field]),
);

/**
 * Rows of a CSV file with a line of headings, as objects with the same fields as those of a JSON file. Entries of a list are
 * separated by semicolons, bars or lines.
 * @throws InvalidRequest when there is no column with the name of the vendor
 */
export async function csvRows(text: string): Promise<Record<string, unknown>[]> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headings = [], ...rows] = data;
  const fields = headings.map((heading) => fieldOf.get(headingKey(heading)));
  if (!fields.includes('name')) throw new InvalidRequest('The file is neither a JSON list nor CSV with a column “name”.');
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
