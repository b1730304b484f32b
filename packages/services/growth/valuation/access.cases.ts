import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  subjectId: 'own',
  number: 'draft',
  version: 1000,
  revision: 1000,
  'deleteValuedClient.subjectId': () => randomUUID(),
};

/** Only administrators see the firm itself; members with the app value clients. */
export const accessCases: AccessCases = {
  getValuedClients: [401, 200, 200, 200],
  createValuedClient: [401, 201, 201, 201],
  deleteValuedClient: [401, 404, 404, 404],
  findClientsToValue: [401, 200, 200, 200],
  getValuation: [401, 200, 403, 200],
  putFigures: [401, 409, 403, 409],
  putValuationSettings: [401, 409, 403, 409],
  getValuations: [401, 200, 403, 200],
  // The other firm has no valuation to save.
  keepValuation: [401, 400, 403, 201],
  getValuationReport: [401, 200, 403, 200],
  getMultiples: [401, 200, 200, 200],
  putMultiples: [401, 409, 409, 409],
  putOperatorMultiples: [401, 403, 403, 409],
  getScenarios: [401, 200, 403, 200],
  putScenario: [401, 409, 403, 409],
  putDeal: [401, 409, 403, 409],
  getReadiness: [401, 200, 403, 200],
  answerReadiness: [401, 409, 403, 409],
  scoreNow: [401, 200, 403, 200],
};
