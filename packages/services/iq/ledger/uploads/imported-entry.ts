import type { NewAuditEntry } from '@services/identity/ports';
import type { Confirmation } from '../contract/table';

/** Returns the audit entry of a file whose import starts. */
export const importedEntry = (fileName: string, { kind, asOf }: Confirmation): NewAuditEntry => ({
  action: 'upload.imported',
  subject: fileName,
  changes: [
    { what: 'kind', from: null, to: kind },
    { what: 'asOf', from: null, to: asOf },
  ],
});
