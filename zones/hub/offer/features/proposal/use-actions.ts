import {
  copyProposal,
  createLink,
  deleteDraft,
  extend,
  remindRecipient,
  revise,
  useProposal,
  useProposalsChanged,
  withdraw,
} from '@services/proposals/client/proposals';
import type { Proposal } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

const { head: words } = copy;

type Recipient = Pick<NonNullable<Proposal['sent']>['recipients'][number], 'id' | 'name'>;

/** Returns the actions on a proposal as a whole. Actions that ask first reject on failure, so that their dialog says why. */
export function useActions({ id }: Pick<Proposal, 'id'>) {
  const { client } = useApi();
  const { events } = useSuite();
  const { mutate } = useProposal(id);
  const changed = useProposalsChanged();

  const tell = (text: string) => events.emit('toast', { type: 'success', text });

  async function show(proposal: Proposal, text?: string) {
    await mutate(proposal, { revalidate: false });
    void changed('proposals');
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
    revise: () => orTell(async () => show(await revise(client, id))),
    copy: (isAmendment: boolean) =>
      orTell(async () => {
        const next = await copyProposal(client, id, { isAmendment });
        void changed('proposals');
        location.hash = hashOf('offer', '/proposal', { id: next.id });
      }),
    async discard(hasVersion: boolean) {
      await deleteDraft(client, id);
      tell(words.discarded);
      void changed('proposals');
      if (hasVersion) await mutate();
      else location.replace(hashOf('offer', '/'));
    },
    remind: ({ id: recipientId, name }: Recipient) =>
      orTell(async () => show(await remindRecipient(client, { proposalId: id, recipientId }), copy.sent.reminded(name))),
    /** Resolves to the link if the browser refuses the clipboard, so that it can be copied by hand. */
    async copyLink({ id: recipientId, name }: Recipient): Promise<string | undefined> {
      const link = createLink(client, { proposalId: id, recipientId }).then(({ url }) => url);
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
    withdraw: async () => show(await withdraw(client, id), words.withdrawn),
    extend: async (expiresOn: string) => show(await extend(client, id, { expiresOn }), words.extended),
  };
}
