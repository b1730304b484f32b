import type { Values } from '../csv/read-rows';
import type { ImportRows } from '../run-file';

/** The file of credit notes, which is the only one that can be missing. */
export const creditNoteFile = { name: 'credit_note_data.csv', columns: ['credit_note_id'] } as const;

const needed = ['date', 'currency_code', 'total'] as const;

/** This export only contains the ids of credit notes, so each one is rejected with the reason. */
export const importCreditNotes: ImportRows = async (rows) => async () => [
  {
    kind: 'credit notes',
    imported: 0,
    skipped: 0,
    rejected: rows.map((row) => ({ line: row.line, reason: 'reason' in row ? row.reason : reasonOf(row.values) })),
  },
];

function reasonOf(values: Pick<Values, 'has'>): string {
  const missing = needed.filter((column) => !values.has(column));
  if (missing.length) return `the file holds ids only, without ${missing.join(', ')}: a credit note cannot be kept by its ids`;
  return 'credit notes are not imported yet';
}
