import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';
import { pngOf } from '@suite/host/test/pictures';
import { apiOrigin } from '@suite/zones/addresses';

const schedule = {
  kind: 'monthly',
  day: 5,
  timeZone: 'Europe/Berlin',
  sections: ['metrics'],
  recipients: { people: [], addresses: ['partner@client.example'] },
  isPaused: false,
};

/** Adds a schedule and returns its path. */
async function added({ administrator }: Firm): Promise<string> {
  const { body } = await administrator.send('/insights/report-schedules', { body: schedule });
  return `/insights/report-schedules/${body.id}`;
}

async function uploadLogo({ platform, administrator }: Firm) {
  const address = `${apiOrigin(administrator.browser.deployment)}/insights/report-branding/logo`;
  const headers = { Authorization: `Bearer ${administrator.tokens.access_token}` };
  const body = new Uint8Array(pngOf({ width: 4, height: 4 }));
  return platform.fetch(new Request(address, { method: 'PUT', headers, body }));
}

export const auditCases: AuditCases = {
  recorded: {
    putVendorMerge: {
      actions: ['vendors.decided'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/metrics/vendor-merges', { name: 'paper mill', other: 'papermill', state: 'accepted' }),
    },
    putVendorCategory: {
      actions: ['vendor.categorized'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/metrics/vendor-categories', { vendor: 'paper mill', category: 'office-supplies' }),
    },
    putMetricChoices: {
      actions: ['metrics.chosen'],
      ready: async ({ administrator }) => put(administrator, '/insights/metrics/choices', { leavesOutUnsure: true }),
    },
    putPriceRule: {
      actions: ['price-rule.changed'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/metrics/price-rule', { roundTo: 5, cap: 1_000, version: 0 }),
    },
    putConsumerPrices: {
      actions: ['prices.changed'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/metrics/consumer-prices', { prices: [{ month: '2024-01', value: 100 }] }),
    },
    putAdviceSettings: {
      actions: ['advice.changed'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/advisory/settings', {
          rules: ['collect'],
          overdueDays: 45,
          minAtStake: 50_000,
          version: 0,
        }),
    },
    sendReminder: {
      actions: ['reminder.sent'],
      ready: async ({ administrator }) => {
        const { clients } = (await administrator.send('/insights/metrics/clients?sort=overdue&order=descending&limit=1')).body;
        const path = `/insights/advisory/debtors/${clients[0].clientId}`;
        const { draft, asOf } = (await administrator.send(path)).body;
        return post(administrator, `${path}/reminders`, { ...draft, to: 'client@example.com', asOf });
      },
    },
    sendReminders: {
      actions: ['reminder.sent'],
      ready: async ({ administrator }) => {
        const { clients } = (await administrator.send('/insights/metrics/clients?sort=overdue&order=descending&limit=1')).body;
        const [{ clientId }] = clients;
        const { draft, asOf } = (await administrator.send(`/insights/advisory/debtors/${clientId}`)).body;
        const reminders = [{ clientId, ...draft, to: 'client@example.com' }];
        return post(administrator, '/insights/advisory/reminders', { reminders, asOf });
      },
    },
    mailReport: {
      actions: ['report.sent'],
      ready: async ({ platform, administrator }) => {
        const { body } = await administrator.send('/insights/reports', { body: { kind: 'monthly', sections: ['metrics'] } });
        await platform.settled();
        return post(administrator, `/insights/reports/${body.id}/mails`, { people: [], addresses: ['partner@client.example'] });
      },
    },
    createReportSchedule: {
      actions: ['report-schedule.created'],
      ready: async ({ administrator }) => post(administrator, '/insights/report-schedules', schedule),
    },
    putReportSchedule: {
      actions: ['report-schedule.changed'],
      ready: async (firm) => put(firm.administrator, await added(firm), { ...schedule, isPaused: true, version: 1 }),
    },
    deleteReportSchedule: {
      actions: ['report-schedule.deleted'],
      ready: async (firm) => remove(firm.administrator, await added(firm)),
    },
    runReportSchedule: {
      actions: ['report.sent'],
      ready: async (firm) => post(firm.administrator, `${await added(firm)}/runs`),
    },
    putReportBranding: {
      actions: ['report-branding.changed'],
      ready: async ({ administrator }) => put(administrator, '/insights/report-branding', { accent: '#7a1fa2' }),
    },
    putReportLogo: {
      actions: ['report-branding.changed'],
      ready: async (firm) => () => uploadLogo(firm),
    },
    deleteReportLogo: {
      actions: ['report-branding.changed'],
      ready: async (firm) => {
        await uploadLogo(firm);
        return remove(firm.administrator, '/insights/report-branding/logo');
      },
    },
  },
  unrecorded: {
    unsubscribe: 'is whether a person gets report mails',
    subscribeAgain: 'is whether a person gets report mails',
    createToDo: 'is advisory work; a to-do says who made it',
    changeToDos: 'is advisory work; a to-do says who changed it and when',
    createToDoNote: 'is advisory work; a note says who wrote it and when',
    putPromise: 'is advisory work; a promise says who noted it and when',
    deletePromise: 'is advisory work; the promise is kept as withdrawn',
    createReport: 'is made of the current metrics; the list of reports has it',
  },
};
