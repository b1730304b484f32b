import { type AuditCases, post, put } from '@suite/host/test/audit-cases';

export const auditCases: AuditCases = {
  recorded: {
    putVendorMerge: {
      actions: ['vendors.decided'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/figures/vendor-merges', { name: 'paper mill', other: 'papermill', state: 'accepted' }),
    },
    putVendorCategory: {
      actions: ['vendor.categorized'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/figures/vendor-categories', { vendor: 'paper mill', category: 'office-supplies' }),
    },
    putConsumerPrices: {
      actions: ['prices.changed'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/figures/consumer-prices', { prices: [{ month: '2024-01', value: 100 }] }),
    },
    putAdviceSettings: {
      actions: ['advice.changed'],
      ready: async ({ administrator }) =>
        put(administrator, '/insights/advisory/settings', { rules: ['collect'], overdueDays: 45, leastAtStake: 50_000 }),
    },
    sendReminder: {
      actions: ['reminder.sent'],
      ready: async ({ administrator }) => {
        const { clients } = (await administrator.send('/insights/figures/clients?sort=overdue&order=descending&limit=1')).body;
        const path = `/insights/advisory/debtors/${clients[0].clientId}`;
        const { draft, asOf } = (await administrator.send(path)).body;
        return post(administrator, `${path}/reminders`, { ...draft, to: 'client@example.com', asOf });
      },
    },
  },
  unrecorded: {
    unsubscribe: 'is whether a person gets report mails',
    createToDo: 'is advisory work; a to-do says who made it',
    changeToDos: 'is advisory work; a to-do says who changed it and when',
    createToDoNote: 'is advisory work; a note says who wrote it and when',
    putPromise: 'is advisory work; a promise says who noted it and when',
    deletePromise: 'is advisory work; the promise is kept as withdrawn',
    createReport: 'is made of figures as they are; the list of reports has it',
    mailReport: 'goes to who asks for it',
  },
};
