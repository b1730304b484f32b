import { type AuditCases, type Firm, newMember, post, put, remove } from '@suite/host/test/audit-cases';
import { newRenewalBatch, sendNew, startProposal } from './fixture-proposals';

const of = (proposalId: string, rest: string) => `/proposals/v1/proposals/${proposalId}${rest}`;

const sent = async ({ administrator }: Firm, rest: string, body?: object) =>
  post(administrator, of((await sendNew(administrator)).id, rest), body);

async function toRecipient({ administrator }: Firm, rest: string) {
  const { id, sent } = await sendNew(administrator);
  return post(administrator, of(id, `/recipients/${sent?.recipients[0]?.id}/${rest}`));
}

const DISMISSALS = '/proposals/v1/revenue/leakage/dismissals';
const dismissed = { clientKey: 'name bayview dental', month: '2027-01', currency: 'USD' };

export const auditCases: AuditCases = {
  recorded: {
    sendProposal: {
      actions: ['proposal.sent'],
      async ready({ administrator }) {
        const { id, revision } = await startProposal(administrator);
        return post(administrator, of(id, '/versions'), { revision });
      },
    },
    decideApproval: {
      actions: ['proposal.approved'],
      async ready(firm) {
        const { administrator } = firm;
        const settings = (await administrator.send('/offers/v1/settings')).body;
        const approval = { discountAbove: null, totalAbove: 0 };
        await administrator.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, approval } });
        const member = await newMember(firm);
        const { id, revision } = await startProposal(member);
        await post(member, of(id, '/versions'), { revision })();
        return post(administrator, of(id, '/approval'), { revision, isApproved: true });
      },
    },
    withdraw: { actions: ['proposal.withdrawn'], ready: (firm) => sent(firm, '/withdrawal') },
    extend: { actions: ['proposal.extended'], ready: (firm) => sent(firm, '/expiry', { expiresOn: '2099-01-01' }) },
    remindRecipient: { actions: ['proposal.reminded'], ready: (firm) => toRecipient(firm, 'reminders') },
    createLink: { actions: ['proposal.link-copied'], ready: (firm) => toRecipient(firm, 'links') },
    deleteDraft: {
      actions: ['proposal.deleted'],
      async ready({ administrator }) {
        const { id } = await startProposal(administrator);
        return remove(administrator, of(id, '/draft'));
      },
    },
    dismissLeakage: {
      actions: ['leakage.dismissed'],
      ready: async ({ administrator }) => put(administrator, DISMISSALS, { ...dismissed, reason: 'Free of charge' }),
    },
    undismissLeakage: {
      actions: ['leakage.reopened'],
      async ready({ administrator }) {
        await put(administrator, DISMISSALS, { ...dismissed, reason: 'Free of charge' })();
        return post(administrator, `${DISMISSALS}/removals`, dismissed);
      },
    },
    startBatch: {
      actions: ['proposals.started', 'proposal.sent'],
      async ready({ platform, administrator }) {
        const { id, revision } = await newRenewalBatch(platform, administrator);
        return post(administrator, `/proposals/v1/batches/${id}/start`, { revision });
      },
    },
  },
  unrecorded: {
    createBatch: 'prepares proposals, which nobody else has seen',
    putBatch: 'edits what is prepared; what is sent is recorded',
    putBatchItem: 'edits what is prepared; what is sent is recorded',
    deleteBatchItem: 'edits what is prepared; what is sent is recorded',
    createProposal: 'begins a draft, which nobody else has seen',
    putDraft: 'edits a draft; what is sent is recorded',
    revise: 'begins a draft of the next version',
    cancelApproval: 'makes a draft editable again; what is sent is recorded',
    copyProposal: 'begins a draft',
    answerClient: 'is kept in the thread of the proposal',
    noteView: 'is stored with the proposal, by anyone who has its link',
    askQuestion: 'is stored in the thread of the proposal, by anyone who has its link',
    forward: 'is stored with the proposal, by anyone who has its link',
    accept: 'is stored with the proposal, by anyone who has its link',
    verifyDocument: 'reads a file and keeps nothing of it',
    decline: 'is stored with the proposal, by anyone who has its link',
  },
};
