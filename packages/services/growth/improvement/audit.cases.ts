import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';

const path = '/firm-improvement/v1/tasks';
const entries = { title: 'Raise prices', why: 'They are old', ownerId: null, dueOn: null, target: null };

const added = async ({ administrator }: Firm) => (await post(administrator, path, { ...entries, driver: null })()).body;

export const auditCases: AuditCases = {
  recorded: {
    createImprovementTask: {
      actions: ['improvement.added'],
      ready: async ({ administrator }) => post(administrator, path, { ...entries, driver: null }),
    },
    putImprovementTask: {
      actions: ['improvement.changed'],
      async ready(firm) {
        const { id, version } = await added(firm);
        return put(firm.administrator, `${path}/${id}`, { ...entries, isDone: true, version });
      },
    },
    deleteImprovementTask: {
      actions: ['improvement.deleted'],
      ready: async (firm) => remove(firm.administrator, `${path}/${(await added(firm)).id}`),
    },
  },
  unrecorded: {},
};
