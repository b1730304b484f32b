export const copy = {
  counts: {
    label: 'What came of the rows',
    kind: 'Kind',
    read: 'Read',
    imported: 'Imported',
    skipped: 'Skipped',
    rejected: 'Rejected',
    none: 'No rows yet',
    noneText: 'Nothing has been read of this import so far.',
  },
  rejected: {
    heading: 'Rejected rows',
    text: 'These rows are not in the ledger; all others are. Mend them at their source and import it again: what is there already stays as it is.',
    label: 'Rejected rows',
    line: 'Line',
    column: 'Column',
    reason: 'Reason',
    file: 'File',
    failed: 'The rejected rows could not be loaded.',
    none: 'No row was rejected',
    noneText: 'Every row that was read is in the ledger or needed no change.',
  },
};
