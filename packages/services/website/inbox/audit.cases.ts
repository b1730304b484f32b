import { type AuditCases, post, put, remove } from '@suite/host/test/audit-cases';
import { addForm, addLeadOf, formEntriesOf, path } from './fixture-leads';

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
    deleteLead: {
      actions: ['lead.deleted'],
      async ready({ platform, administrator }) {
        const { id } = await addLeadOf(platform, administrator);
        return remove(administrator, `${path}/leads/${id}`);
      },
    },
    addClientOfLead: {
      actions: ['clients.added'],
      async ready({ platform, administrator }) {
        const { id } = await addLeadOf(platform, administrator);
        return post(administrator, `${path}/leads/${id}/client`, { name: 'Ann Visitor' });
      },
    },
    putContactSettings: {
      actions: ['contact-settings.changed'],
      async ready({ administrator }) {
        const { version } = (await administrator.send(`${path}/settings`)).body;
        return put(administrator, `${path}/settings`, { mailbox: 'office@brightfield.example', retentionDays: 365, version });
      },
    },
    createMailAddress: {
      actions: ['contact-settings.changed'],
      ready: async ({ administrator }) => post(administrator, `${path}/mail-address`, { isSigned: true }),
    },
  },
  unrecorded: {
    readLead: 'It changes nothing that others see but that somebody has read it.',
    putLead: 'The lead itself keeps who changed its state and owner.',
    addNote: 'The lead keeps it.',
    sendReply: 'The lead keeps it.',
    createSavedReply: 'It is a text that people choose and change before they send it.',
    putSavedReply: 'It is a text that people choose and change before they send it.',
    deleteSavedReply: 'It is a text that people choose and change before they send it.',
    postForm: 'A visitor sends it, who is nobody of the firm.',
    postMail: 'A mail server sends it.',
  },
};
