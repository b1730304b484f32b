import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';
import { defaultSettings } from './valuation/subject';

const path = '/rightexit/v1';
const own = `${path}/subjects/own`;
const row = {
  measure: 'revenue',
  from: 0,
  to: null,
  currency: 'USD',
  low: 0.9,
  mid: 1.1,
  high: 1.3,
  source: 'Survey',
  on: '2026-01-02',
};

const read = async ({ administrator }: Firm) => (await administrator.send(`${own}/valuation`)).body;

const added = async ({ administrator }: Firm) =>
  (await post(administrator, `${path}/subjects`, { name: `Client ${crypto.randomUUID()}`, clientId: null, currency: 'USD' })())
    .body;

async function saveMultiples(firm: Firm) {
  const { version } = (await firm.administrator.send(`${path}/multiples`)).body.firm;
  return put(firm.administrator, `${path}/multiples`, { rows: [row], version });
}

async function saveFigures(firm: Firm) {
  const { version, valuation } = await read(firm);
  const year = valuation.years.at(-1).year;
  const years = [{ year, figures: { revenue: 90_000_000, profit: 10_000_000 + version }, adjustments: [] }];
  return put(firm.administrator, `${own}/figures`, { version, currency: valuation.currency, years });
}

export const auditCases: AuditCases = {
  recorded: {
    createValuedClient: {
      actions: ['valuation.client-added'],
      ready: async ({ administrator }) =>
        post(administrator, `${path}/subjects`, { name: `Client ${crypto.randomUUID()}`, clientId: null, currency: 'USD' }),
    },
    deleteValuedClient: {
      actions: ['valuation.client-removed'],
      ready: async (firm) => remove(firm.administrator, `${path}/subjects/${(await added(firm)).id}`),
    },
    putFigures: { actions: ['valuation.figures'], ready: saveFigures },
    putValuationSettings: {
      actions: ['valuation.settings'],
      async ready(firm) {
        const { version } = await read(firm);
        return put(firm.administrator, `${own}/settings`, { version, settings: defaultSettings() });
      },
    },
    keepValuation: {
      actions: ['valuation.kept'],
      async ready(firm) {
        await (await saveMultiples(firm))();
        await (await saveFigures(firm))();
        return post(firm.administrator, `${own}/versions`, { note: 'First' });
      },
    },
    putMultiples: { actions: ['multiples.changed'], ready: saveMultiples },
    putScenario: {
      actions: ['valuation.scenario'],
      async ready(firm) {
        const { version } = await read(firm);
        const scenario = { d: 'death', revenue: -0.3, multiples: null, note: 'Insured' };
        return put(firm.administrator, `${own}/scenarios`, { version, scenario });
      },
    },
    putDeal: {
      actions: ['valuation.deal'],
      async ready(firm) {
        const { version } = await read(firm);
        const deal = { price: 100_000, upfront: 0.5, years: 3, retention: 0.9, discount: 0.1 };
        return put(firm.administrator, `${own}/deal`, { version, deal });
      },
    },
    answerReadiness: {
      actions: ['readiness.answered'],
      async ready(firm) {
        const { revision } = (await firm.administrator.send(`${own}/readiness`)).body;
        return put(firm.administrator, `${own}/answers`, { revision, answers: { plan: 3 } });
      },
    },
    scoreNow: { actions: ['readiness.scored'], ready: async ({ administrator }) => post(administrator, `${own}/scores`) },
  },
  unrecorded: {
    putOperatorMultiples: 'is for operators of the suite, whom the firm of these cases does not have; tested in the service',
  },
};
