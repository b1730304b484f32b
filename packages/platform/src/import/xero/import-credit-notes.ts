import type { ImportRows } from '../run-file';

/** Credit notes; the only file that an organisation may lack. */
export const creditNoteFile = { name: 'credit_note_data.csv', columns: ['credit_note_id'] } as const;

const needed = ['date', 'currency_code', 'total'] as const;

/** Credit notes are told, one by one, why they are not imported. */
export const importCreditNotes: ImportRows = async (_, __, rows) =>
  rows.map((row) => ({ kind: 'credit notes', line: row.line, reason: 'reason' in row ? row.reason : reasonOf(row.values) }));

function reasonOf(values: ReadonlyMap<string, string>): string {
  const missing = needed.filter((column) => !values.has(column));
  if (missing.length) return `the file holds ids only, without ${missing.join(', ')}: a credit note cannot be kept by its ids`;
  return 'credit notes are not imported yet';
}
