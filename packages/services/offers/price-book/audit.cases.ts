import { type AuditCases, type Firm, post, put } from '@suite/host/test/audit-cases';

const path = '/offers/v1';

const service = () => ({
  name: `Service ${crypto.randomUUID()}`,
  description: '',
  category: '',
  currency: 'USD',
  billing: 'monthly',
  unit: '',
  price: 10_000,
  drivers: [],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: false,
  ledgerName: '',
});

const letter = () => ({ name: `Letter ${crypto.randomUUID()}`, scope: 'Bookkeeping', notCovered: 'Audits', body: '' });

/** Creates a metric snapshot with one recurring service, for a firm whose ledger has none. */
async function billed({ platform, administrator }: Firm): Promise<string> {
  const { companyId } = administrator.claims;
  const name = `Billed ${crypto.randomUUID()}`;
  await platform.pool.query(
    `with firm as (update ledger.firms set metrics_as_of = coalesce(metrics_as_of, '2026-01-01'), currency = coalesce(currency, 'USD')
       where company_id = $1 returning metrics_as_of),
     made as (insert into insights.metric_sets (company_id, as_of, is_present, dashboard) select $1, metrics_as_of, true, '{}' from firm
       on conflict do nothing returning id),
     present as (select id from made union all select id from insights.metric_sets where company_id = $1 and is_present limit 1)
     insert into insights.metric_prices (set_id, client_id, service, currency, price, since, since_kind, price_then, first_on, last_on,
       annual_quantity, period, months, freshness, nominal_change)
     select id, gen_random_uuid(), $2, 'USD', 100, '2025-01-01', 'first-billing', 100, '2025-01-01', '2025-12-01', 12, 30, 11, 'fresh', 0
     from present`,
    [companyId, name],
  );
  return name;
}

export const auditCases: AuditCases = {
  recorded: {
    createService: {
      actions: ['book-service.created'],
      ready: async ({ administrator }) => post(administrator, `${path}/services`, service()),
    },
    putService: {
      actions: ['book-service.changed'],
      async ready({ administrator }) {
        const { body } = await post(administrator, `${path}/services`, service())();
        return put(administrator, `${path}/services/${body.id}`, { ...body, price: 20_000 });
      },
    },
    addLedgerServices: {
      actions: ['book-services.imported'],
      async ready(firm) {
        const name = await billed(firm);
        return post(firm.administrator, `${path}/services/from-ledger`, {
          services: [{ name, currency: 'USD', billing: 'monthly' }],
        });
      },
    },
    createTerms: {
      actions: ['letter.created'],
      ready: async ({ administrator }) => post(administrator, `${path}/terms`, letter()),
    },
    putTerms: {
      actions: ['letter.changed'],
      async ready({ administrator }) {
        const text = letter();
        const { body } = await post(administrator, `${path}/terms`, text)();
        return put(administrator, `${path}/terms/${body.id}`, { ...text, scope: 'Payroll', isArchived: false, version: 1 });
      },
    },
    putOfferSettings: {
      actions: ['offer-settings.changed'],
      async ready({ administrator }) {
        const { body } = await administrator.send(`${path}/settings`);
        return put(administrator, `${path}/settings`, { ...body, validDays: body.validDays + 1 });
      },
    },
  },
  unrecorded: {
    createBundle: 'is a choice of services; what is sent is recorded with its proposal',
    putBundle: 'is a choice of services; what is sent is recorded with its proposal',
    deleteBundle: 'is a choice of services; what is sent is recorded with its proposal',
    createTemplate: 'is what a draft begins with; what is sent is recorded with its proposal',
    putTemplate: 'is what a draft begins with; what is sent is recorded with its proposal',
    deleteTemplate: 'is what a draft begins with; what is sent is recorded with its proposal',
  },
};
