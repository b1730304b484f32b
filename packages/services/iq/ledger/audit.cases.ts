import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type AuditCases, type Firm, post, put, remove, uploaded } from '@suite/host/test/audit-cases';
import { brightfield, comeBack, consent } from '@suite/host/test/connected';
import { demoPerson, type Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { ConnectionType } from './contract/firms';

const { xero, accountingDesktop } = ConnectionType;

/** Signs in the administrator of a firm without a ledger. */
async function ofEmptyFirm(platform: TestPlatform): Promise<Person> {
  const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  await olivia.renew(demoCompanies.harborlineAdvisory.id);
  return olivia;
}

/** Confirms the guess of an upload without changes. */
async function confirmedAt({ administrator }: Firm, path: string) {
  const { guess } = (await administrator.send(path)).body.data;
  const columns = guess.columns.map(({ field, dateOrders, decimalMarks }: Record<string, string[]>) => ({
    field,
    ...(dateOrders?.[0] && { dateOrder: dateOrders[0] }),
    ...(decimalMarks?.[0] && { decimalMark: decimalMarks[0] }),
  }));
  const { kind, asOf, currency } = guess;
  return { kind, asOf, currency, columns, paymentTermsDays: 30 };
}

async function twoClients(administrator: Person): Promise<string[]> {
  const { clients } = (await administrator.send('/insights/metrics/clients?limit=2')).body;
  return clients.map(({ clientId }: { clientId: string }) => clientId);
}

export const auditCases: AuditCases = {
  recorded: {
    provisionFirm: {
      actions: ['firm.provisioned', 'person.role'],
      async ready({ platform }) {
        const mia = await demoPerson(platform, demoPeople.mia).signIn();
        return post(mia, '/insights/api/v1/firms/provision', { name: 'Cedarworks' });
      },
    },
    addClients: {
      actions: ['clients.added'],
      async ready({ administrator, platform }) {
        const { rows } = await platform.pool.query('SELECT id FROM ledger.firms WHERE company_id = $1', [brightfield]);
        const body = { parentId: rows[0].id, clients: [{ name: 'Acme' }, { name: 'Birch' }] };
        return post(administrator, '/insights/api/v1/firms/add-clients', body);
      },
    },
    finishConnection: {
      actions: ['connection.renewed'],
      ready:
        async ({ administrator }) =>
        async () =>
          comeBack(administrator, await consent(administrator, xero)),
    },
    connectDesktop: {
      actions: ['connection.password'],
      ready: async ({ administrator }) => post(administrator, '/insights/connections/desktop'),
    },
    addSampleData: {
      actions: ['sample-data.added'],
      ready: async ({ platform }) => post(await ofEmptyFirm(platform), '/insights/sample-data'),
    },
    removeSampleData: {
      actions: ['sample-data.removed'],
      ready: async ({ platform }) => remove(await ofEmptyFirm(platform), '/insights/sample-data'),
    },
    putExchangeRate: {
      actions: ['rate.changed'],
      async ready({ administrator, platform }) {
        await platform.pool.query(`update ledger.firms set currency = 'USD' where company_id = $1`, [brightfield]);
        return put(administrator, '/insights/exchange-rates', { currency: 'CHF', day: '2025-03-10', rate: '0.9' });
      },
    },
    deleteExchangeRate: {
      actions: ['rate.changed'],
      async ready({ administrator, platform }) {
        const entered = `insert into ledger.exchange_rates values ($1, 'CHF', '2025-03-11', 0.9) on conflict do nothing`;
        await platform.pool.query(entered, [brightfield]);
        return remove(administrator, '/insights/exchange-rates/CHF/2025-03-11');
      },
    },
    putDocumentRate: {
      actions: ['rate.changed'],
      async ready({ administrator, platform }) {
        await platform.pool.query(`update ledger.firms set currency = 'USD' where company_id = $1`, [brightfield]);
        const { rows } = await platform.pool.query(
          `with customer as (
             insert into ledger.customers (company_id, source, source_id, written_by, name)
             values ($1, 'xero', 'rated', 1, 'Rated') on conflict (company_id, source, source_id) do update set name = excluded.name
             returning id
           )
           insert into ledger.payments (company_id, source, source_id, written_by, source_updated_at, customer_id, paid_on, currency, amount)
           select $1, 'xero', gen_random_uuid()::text, 1, now(), id, '2025-03-10', 'CHF', 100 from customer returning id`,
          [brightfield],
        );
        return put(administrator, `/insights/exchange-rates/documents/payment/${rows[0].id}`, { rate: '0.9' });
      },
    },
    putClient: {
      actions: ['client.changed'],
      async ready({ administrator }) {
        const [clientId] = await twoClients(administrator);
        const client = (await administrator.send(`/insights/clients/records/${clientId}`)).body;
        return put(administrator, `/insights/clients/records/${clientId}`, { ...client, email: 'pay@client.example' });
      },
    },
    putDistinct: {
      actions: ['clients.distinguished'],
      async ready({ administrator }) {
        const [one, other] = await twoClients(administrator);
        return put(administrator, '/insights/clients/duplicates', { reason: 'name', key: 'ann', clientIds: [one, other] });
      },
    },
    mergeClients: {
      actions: ['clients.merged'],
      async ready({ administrator }) {
        const [intoId, other] = await twoClients(administrator);
        return post(administrator, '/insights/clients/merges', { intoId, clientIds: [other] });
      },
    },
    separateClient: {
      actions: ['client.separated'],
      async ready({ administrator }) {
        const [intoId, other] = await twoClients(administrator);
        await post(administrator, '/insights/clients/merges', { intoId, clientIds: [other] })();
        return remove(administrator, `/insights/clients/merges/${other}`);
      },
    },
    putPaymentTerms: {
      actions: ['terms.changed'],
      ready: async ({ administrator }) => put(administrator, '/insights/payment-terms', { days: 45 }),
    },
    chooseDuplicates: {
      actions: ['connection.duplicates'],
      async ready({ administrator, platform }) {
        await post(administrator, '/insights/connections/desktop')();
        await platform.pool.query(
          `update ledger.provider_connections set duplicates = '{"documents": 5, "duplicates": 5}' where company_id = $1`,
          [brightfield],
        );
        return put(administrator, `/insights/connections/providers/${accountingDesktop}/duplicates`, { duplicates: 'skip' });
      },
    },
    endConnection: {
      actions: ['connection.ended'],
      async ready({ administrator }) {
        await post(administrator, '/insights/connections/desktop')();
        return remove(administrator, `/insights/connections/providers/${accountingDesktop}`);
      },
    },
    importUpload: {
      actions: ['upload.imported'],
      async ready(firm) {
        const path = await uploaded(firm);
        return post(firm.administrator, `${path}/import`, await confirmedAt(firm, path));
      },
    },
    undoImport: {
      actions: ['import.undone'],
      async ready(firm) {
        const path = await uploaded(firm);
        await post(firm.administrator, `${path}/import`, await confirmedAt(firm, path))();
        await firm.platform.settled();
        const { runId } = (await firm.administrator.send(path)).body.data;
        return post(firm.administrator, `/insights/imports/${runId}/undo`);
      },
    },
    retryRejectedRows: {
      actions: ['upload.corrected'],
      async ready(firm) {
        const path = await uploaded(
          firm,
          'Invoice,Customer,Date,Total\nA-1,Acme,2021-03-14,none\nA-2,Acme,2021-03-14,5\nA-3,Acme,2021-03-14,6\n',
        );
        await post(firm.administrator, `${path}/import`, await confirmedAt(firm, path))();
        await firm.platform.settled();
        const { runId } = (await firm.administrator.send(path)).body.data;
        const [{ id }] = (await firm.administrator.send(`/insights/imports/${runId}/rejected-rows`)).body.rows;
        const rows = [{ id, cells: ['A-1', 'Acme', '2021-03-14', '7'] }];
        return post(firm.administrator, `/insights/imports/${runId}/rejected-rows/retry`, { rows });
      },
    },
    deleteUpload: {
      actions: ['upload.deleted'],
      ready: async (firm) => remove(firm.administrator, await uploaded(firm)),
    },
  },
  unrecorded: {
    createInsightsUser: 'is where a person’s own report mails are kept; no right depends on it',
    putReportMails: 'is whether a person gets report mails',
    startConnection: 'gives the address of a provider; nothing is connected until the person comes back from there',
    syncConnection: 'reads what is connected; every reading is in the history of imports',
    compareChoices: 'reads a file and changes nothing',
    examineUpload: 'reads a file again in another encoding; the ledger stays as it is until its import is confirmed',
    startUpload: 'receives a file; the ledger stays as it is until its import is confirmed',
  },
};
