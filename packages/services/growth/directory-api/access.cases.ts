import type { AccessCases } from '@suite/host/test/access-cases';
import { documentIds } from './contract/document-ids';

// Access to each field is in access.fields.ts.
export const accessCases: AccessCases = {
  getGraphql: { query: () => `documentId=${documentIds.vendors}`, answers: [401, 200, 200, 200] },
  postGraphql: { body: () => ({ query: '{ directory { vendors } }' }), answers: [401, 200, 200, 200] },
};
