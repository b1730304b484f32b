import {
  cancelApproval,
  copyProposal,
  createLink,
  deleteDraft,
  extend,
  getProposal,
  getProposals,
  type Proposal,
  remindRecipient,
  revise,
  withdraw,
} from '@services/proposals/contract/proposals';
import { getUnengaged } from '@services/proposals/contract/revenue';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

const { head: words } = copy;

type Recipient = Pick<NonNullable<Proposal['sent']>['recipients'][number], 'id' | 'name'>;

/** Returns the actions on a proposal as a whole. Actions that ask first reject on failure, so that their dialog says why. */
export function useActions({ id }: Pick<Proposal, 'id'>) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { mutate } = useQuery(getProposal, { params: { proposalId: id } }, { isOptional: true });
  const revalidate = useRevalidate();

  const tell = (text: string) => events.emit('toast', { type: 'success', text });

  async function show(proposal: Proposal, text?: string) {
    await mutate(proposal, { revalidate: false });
    void revalidate(getProposals, getUnengaged);
    if (text) tell(text);
  }

  /** Runs an action without a dialog, and reports its failure. */
  async function orTell(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      events.emit('toast', { type: 'error', text: words.notDone(reasonOf(error)) });
    }
  }

  return {
    show,
    revise: () => orTell(async () => show(await formClient.call(revise, { params: { proposalId: id } }))),
    copy: (isAmendment: boolean) =>
      orTell(async () => {
        const next = await formClient.call(copyProposal, { params: { proposalId: id }, body: { isAmendment } });
        void revalidate(getProposals, getUnengaged);
        location.hash = hashOf('offer', '/proposal', { id: next.id });
      }),
    async discard(hasVersion: boolean) {
      await formClient.call(deleteDraft, { params: { proposalId: id } });
      tell(words.discarded);
      void revalidate(getProposals, getUnengaged);
      if (hasVersion) await mutate();
      else location.replace(hashOf('offer', '/'));
    },
    cancelApproval: () =>
      orTell(async () => show(await formClient.call(cancelApproval, { params: { proposalId: id } }), copy.approval.canceled)),
    remind: ({ id: recipientId, name }: Recipient) =>
      orTell(async () =>
        show(await formClient.call(remindRecipient, { params: { proposalId: id, recipientId } }), copy.sent.reminded(name)),
      ),
    /** Resolves to the link if the browser refuses the clipboard, so that it can be copied by hand. */
    async copyLink({ id: recipientId, name }: Recipient): Promise<string | undefined> {
      const link = formClient.call(createLink, { params: { proposalId: id, recipientId } }).then(({ url }) => url);
      let refused: string | undefined;
      await orTell(async () => {
        try {
          // Within the click, because Safari refuses to write to the clipboard after a call has returned.
          await navigator.clipboard.write([new ClipboardItem({ 'text/plain': link })]);
          tell(copy.sent.copiedLink(name));
        } catch {
          refused = await link;
        }
        await mutate();
      });
      return refused;
    },
    withdraw: async () => show(await formClient.call(withdraw, { params: { proposalId: id } }), words.withdrawn),
    extend: async (expiresOn: string) =>
      show(await formClient.call(extend, { params: { proposalId: id }, body: { expiresOn } }), words.extended),
  };
}
