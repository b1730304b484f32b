import { type AccessCases, tampered } from '@suite/host/test/access-cases';

/** A member who is neither an administrator nor the Qualified Individual sees only their own part of the plan. */
const answers = {
  people: 12,
  offices: 1,
  remote: 'some',
  storage: 'cloud',
  preparers: 'Partners',
  consumers: 1240,
  qualifiedIndividualId: null,
  timeZone: 'UTC',
};
const control = { path: { key: () => 'premises' } };
const data = {
  kind: 'assets',
  name: 'Paper files',
  location: 'Office',
  classification: 'taxpayer',
  owner: '',
  retention: '',
  note: '',
};
const year = { year: () => '2000' };

// The other firm has no plan.
export const accessCases: AccessCases = {
  getSecurityAttention: { answers: [401, 200, 200, 200] },
  getPlan: { answers: [401, 200, 403, 200] },
  startPlan: { body: ({ companyId }) => ({ ...answers, ...tampered(companyId) }), answers: [401, 204, 403, 409] },
  putAnswers: {
    body: ({ companyId }) => ({ ...answers, version: 1000, ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  getSection: { path: { key: () => 'II' }, answers: [401, 200, 403, 200] },
  putSection: {
    path: { key: () => 'II' },
    body: ({ companyId }) => ({
      text: 'Text',
      status: 'ready',
      ownerId: null,
      reviewOn: null,
      version: 1000,
      ...tampered(companyId),
    }),
    answers: [401, 409, 403, 409],
  },
  getOwnPlan: { answers: [401, 200, 200, 200] },
  getControl: { ...control, answers: [401, 200, 403, 200] },
  putControl: {
    ...control,
    body: ({ companyId }) => ({
      implementation: 'Locked',
      ownerId: null,
      reviewOn: null,
      acceptance: null,
      version: 1000,
      ...tampered(companyId),
    }),
    answers: [401, 409, 403, 409],
  },
  reviewControl: { ...control, body: () => ({ note: 'Fine' }), answers: [401, 200, 403, 200] },
  addControlEvidence: {
    ...control,
    body: ({ companyId }) => ({ title: 'Walk', on: '2026-01-02', note: 'Locked', expiresOn: null, ...tampered(companyId) }),
    answers: [401, 200, 403, 200],
  },
  // The body is empty, so it is neither a PDF nor a picture.
  uploadControlEvidence: { ...control, query: () => `title=Walk&on=2026-01-02&fileName=a.pdf`, answers: [401, 400, 403, 400] },
  deleteControlEvidence: {
    path: { key: () => 'premises', evidenceId: () => crypto.randomUUID() },
    answers: [401, 404, 403, 404],
  },
  getRegister: { path: { kind: () => 'assets' }, answers: [401, 200, 403, 200] },
  createEntry: { body: ({ companyId }) => ({ data, ...tampered(companyId) }), answers: [401, 201, 403, 201] },
  putEntry: {
    path: { entryId: () => crypto.randomUUID() },
    body: ({ companyId }) => ({ data, version: 1, ...tampered(companyId) }),
    answers: [401, 404, 403, 404],
  },
  deleteEntry: { path: { entryId: () => crypto.randomUUID() }, answers: [401, 404, 403, 404] },
  getProviderSuggestions: { answers: [401, 200, 403, 200] },
  getVersions: { answers: [401, 200, 403, 200] },
  approvePlan: {
    body: ({ companyId }) => ({ revision: 1, note: 'First', isMaterial: true, ...tampered(companyId) }),
    answers: [401, 403, 403, 409],
  },
  getDifference: { path: { number: () => 'draft' }, answers: [401, 200, 403, 200] },
  getPlanPdf: { path: { number: () => 'draft' }, answers: [401, 200, 404, 200] },
  getPlanDocx: { path: { number: () => 'draft' }, answers: [401, 200, 404, 200] },
  acknowledge: { body: () => ({ number: 1000 }), answers: [401, 404, 409, 409] },
  getAcknowledgements: { answers: [401, 200, 403, 200] },
  remindPeople: { answers: [401, 409, 403, 409] },
  getReviews: { answers: [401, 200, 403, 200] },
  startReview: { answers: [401, 201, 403, 201] },
  finishReviewItem: {
    path: { ...year, key: () => 'risks' },
    body: () => ({ artifact: 'Minutes', version: 1 }),
    answers: [401, 404, 403, 404],
  },
  putReview: { path: year, body: () => ({ statement: 'Fine', isComplete: false, version: 1 }), answers: [401, 404, 403, 404] },
  getOwnersReport: { path: year, answers: [401, 404, 403, 404] },
};
