import { type AuditCases, post, put } from '@suite/host/test/audit-cases';
import { addForm, formEntriesOf, path } from './fixture-leads';

const form = () => ({ name: `Form ${crypto.randomUUID()}`, entries: formEntriesOf(), ownerId: null });

export const auditCases: AuditCases = {
  recorded: {
    createForm: {
      actions: ['website-form.created'],
      ready: async ({ administrator }) => post(administrator, `${path}/forms`, form()),
    },
    putForm: {
      actions: ['website-form.changed'],
      async ready({ administrator }) {
        const { id } = await addForm(administrator);
        return put(administrator, `${path}/forms/${id}`, { ...form(), isArchived: false, version: 1 });
      },
    },
  },
  unrecorded: {},
};
