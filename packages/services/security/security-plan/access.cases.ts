import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  key: 'premises',
  year: '2000',
  number: 'draft',
  version: 1000,
  timeZone: 'UTC',
  evidenceId: () => randomUUID(),
  entryId: () => randomUUID(),
  'getSection.key': 'II',
  'putSection.key': 'II',
  'finishReviewItem.key': 'risks',
  'getRegister.kind': 'assets',
  'acknowledge.number': 1000,
};

/** A member who is neither an administrator nor the Qualified Individual sees only their own part of the plan. */
export const accessCases: AccessCases = {
  getSecurityAttention: [401, 200, 200, 200],
  getPlan: [401, 200, 403, 200],
  startPlan: [401, 204, 403, 409],
  putAnswers: [401, 409, 403, 409],
  getSection: [401, 200, 403, 200],
  putSection: [401, 409, 403, 409],
  getOwnPlan: [401, 200, 200, 200],
  getControl: [401, 200, 403, 200],
  putControl: [401, 409, 403, 409],
  reviewControl: [401, 200, 403, 200],
  addControlEvidence: [401, 200, 403, 200],
  // The body is empty, so it is neither a PDF nor a picture.
  uploadControlEvidence: [401, 400, 403, 400],
  deleteControlEvidence: [401, 404, 403, 404],
  getRegister: [401, 200, 403, 200],
  createEntry: [401, 201, 403, 201],
  putEntry: [401, 404, 403, 404],
  deleteEntry: [401, 404, 403, 404],
  getProviderSuggestions: [401, 200, 403, 200],
  getVersions: [401, 200, 403, 200],
  approvePlan: [401, 403, 403, 409],
  getDifference: [401, 200, 403, 200],
  getPlanPdf: [401, 200, 404, 200],
  getPlanDocx: [401, 200, 404, 200],
  acknowledge: [401, 404, 409, 409],
  getAcknowledgements: [401, 200, 403, 200],
  remindPeople: [401, 409, 403, 409],
  getReviews: [401, 200, 403, 200],
  startReview: [401, 201, 403, 201],
  finishReviewItem: [401, 404, 403, 404],
  putReview: [401, 404, 403, 404],
  getOwnersReport: [401, 404, 403, 404],
};
