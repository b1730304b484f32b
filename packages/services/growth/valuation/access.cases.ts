import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { defaultSettings } from './valuation/subject';

/** Only administrators see the firm itself; members with the app value clients. */
const own = { path: { subjectId: () => 'own' } };
const version = 1000;
const deal = { price: null, upfront: 0.5, years: 3, retention: 0.9, discount: 0.1 };
const scenario = { d: 'death', revenue: -0.2, multiples: null, note: '' };

export const accessCases: AccessCases = {
  getValuedClients: { answers: [401, 200, 200, 200] },
  createValuedClient: {
    body: ({ companyId }) => ({ name: `Client ${crypto.randomUUID()}`, clientId: null, currency: 'USD', ...tampered(companyId) }),
    answers: [401, 201, 201, 201],
  },
  deleteValuedClient: { path: { subjectId: () => crypto.randomUUID() }, answers: [401, 404, 404, 404] },
  findClientsToValue: { answers: [401, 200, 200, 200] },
  getValuation: { ...own, answers: [401, 200, 403, 200] },
  putFigures: {
    ...own,
    body: ({ companyId }) => ({ version, currency: 'USD', years: [], ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  putValuationSettings: {
    ...own,
    body: ({ companyId }) => ({ version, settings: defaultSettings(), ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  getValuations: { ...own, answers: [401, 200, 403, 200] },
  // The other firm has no valuation to save.
  keepValuation: { ...own, body: () => ({ note: '' }), answers: [401, 400, 403, 201] },
  getValuationReport: { path: { subjectId: () => 'own', number: () => 'draft' }, answers: [401, 200, 403, 200] },
  getMultiples: { answers: [401, 200, 200, 200] },
  putMultiples: {
    body: ({ companyId }) => ({ rows: [], version, ...tampered(companyId) }),
    answers: [401, 409, 409, 409],
  },
  putOperatorMultiples: { body: () => ({ rows: [], version }), answers: [401, 403, 403, 409] },
  getScenarios: { ...own, answers: [401, 200, 403, 200] },
  putScenario: {
    ...own,
    body: ({ companyId }) => ({ version, scenario, ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  putDeal: { ...own, body: ({ companyId }) => ({ version, deal, ...tampered(companyId) }), answers: [401, 409, 403, 409] },
  getReadiness: { ...own, answers: [401, 200, 403, 200] },
  answerReadiness: {
    ...own,
    body: ({ companyId }) => ({ revision: version, answers: { plan: 4 }, ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  scoreNow: { ...own, answers: [401, 200, 403, 200] },
};
