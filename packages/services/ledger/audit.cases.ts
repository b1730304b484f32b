import { demoPeople } from '@services/identity/demo/demo-people';
import { type AuditCases, post, remove, uploaded } from '@suite/host/test/audit-cases';
import { brightfield, comeBack, consent } from '@suite/host/test/connected';
import { demoPerson } from '@suite/host/test/person';
import { ConnectionType } from './contract/firms';

const { xero, accountingDesktop } = ConnectionType;

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
        const { guess } = (await firm.administrator.send(path)).body.data;
        const columns = guess.columns.map(({ field, dateOrders, decimalMarks }: Record<string, string[]>) => ({
          field,
          ...(dateOrders?.[0] && { dateOrder: dateOrders[0] }),
          ...(decimalMarks?.[0] && { decimalMark: decimalMarks[0] }),
        }));
        const { kind, asOf, currency } = guess;
        return post(firm.administrator, `${path}/import`, { kind, asOf, currency, columns, paymentTermsDays: 30 });
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
    startUpload: 'receives a file; the ledger stays as it is until its import is confirmed',
  },
};
