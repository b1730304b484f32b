import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';
import { documentIds } from './contract/document-ids';

export const requestValues: RequestValues = {
  documentId: documentIds.vendors,
  query: '{ directory { vendors } }',
};

// Access to each field is in access.fields.ts.
export const accessCases: AccessCases = {
  getGraphql: [401, 200, 200, 200],
  postGraphql: [401, 200, 200, 200],
};
