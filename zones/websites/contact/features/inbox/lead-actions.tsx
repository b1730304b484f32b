import { addClientOfLead, deleteLead, getLeads, type Lead, putLead } from '@services/inbox/contract/leads';
import { leadStates } from '@services/inbox/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { ButtonLink } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { Select } from '@suite/ui/select';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { useState } from 'react';
import { stateWords } from '../words/words';
import { ClientDialog } from './client-dialog';
import { copy } from './copy';
import { bodyOf, EditLeadDialog } from './edit-lead-dialog';

interface Props {
  lead: Lead;
  people: readonly { id: string; name: string }[];
  mayChange: boolean;
  onChanged: () => Promise<unknown>;
  onGone: () => void;
}

/** A select can't have an empty value. */
const NOBODY = 'nobody';

/** State and owner of a lead, and the actions that turn it into something else. */
export function LeadActions({ lead, people, mayChange, onChanged, onGone }: Props) {
  const { formClient } = useApi();
  const { events, deployment } = useSuite();
  const { rights } = useSession().token;
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'client'>();
  const [isRunning, setRunning] = useState(false);
  const close = () => setDialog(undefined);
  const owners = [{ value: NOBODY, label: copy.noOwner }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  const { owner } = lead;
  // Someone who left can't be chosen anymore, but stays selected where they are the owner.
  if (owner && !people.some(({ id }) => id === owner.id)) owners.push({ value: owner.id, label: owner.name });

  async function change(part: Partial<ReturnType<typeof bodyOf>>) {
    try {
      await formClient.call(putLead, { params: { leadId: lead.id }, body: { ...bodyOf(lead), ...part } });
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
    await onChanged();
  }

  /** An offer needs a client, so a lead that isn't one becomes one first. */
  async function offer() {
    setRunning(true);
    try {
      const { client: made } = await formClient.call(addClientOfLead, {
        params: { leadId: lead.id },
        body: { name: lead.company || lead.name },
      });
      if (made) location.assign(zoneUrl(deployment, 'offer', '/new', { client: made.id }));
    } catch (error) {
      setRunning(false);
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <div className="w-36">
        <Select
          label={copy.state}
          disabled={!mayChange}
          options={leadStates.map((value) => ({ value, label: stateWords[value].text }))}
          value={lead.state}
          onChange={(value) => void change({ state: oneOf(leadStates, value) ?? lead.state })}
        />
      </div>
      <div className="w-44">
        <Select
          label={copy.owner}
          disabled={!mayChange}
          options={owners}
          value={owner?.id ?? NOBODY}
          onChange={(value) => void change({ ownerId: value === NOBODY ? null : value })}
        />
      </div>
      {lead.client && rights.includes(rightOf('iq-clients')) && (
        <ButtonLink variant="quiet" href={zoneUrl(deployment, 'iq-clients', '/client', { id: lead.client.id })}>
          {copy.openClient}
        </ButtonLink>
      )}
      {!lead.client && mayChange && (
        <Button variant="quiet" onClick={() => setDialog('client')}>
          {copy.makeClient}
        </Button>
      )}
      {mayChange && rights.includes(rightOf('offer')) && (
        <Button variant="quiet" spinning={isRunning} onClick={() => void offer()}>
          {copy.offer}
        </Button>
      )}
      {mayChange && (
        <MoreMenu label={copy.more} actions={['edit', 'delete'] as const} texts={copy.actions} onAction={setDialog} />
      )}
      {dialog === 'client' && (
        <ClientDialog
          lead={lead}
          onClose={close}
          onDone={async () => {
            close();
            await onChanged();
          }}
        />
      )}
      {dialog === 'edit' && (
        <EditLeadDialog
          lead={lead}
          onClose={close}
          onDone={async () => {
            close();
            await onChanged();
          }}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={copy.deleteTitle}
          keep={copy.keep}
          confirm={copy.delete}
          failed={(error) => copy.notSaved(reasonOf(error))}
          onClose={close}
          onConfirm={async () => {
            await formClient.call(deleteLead, { params: { leadId: lead.id } });
            events.emit('toast', { type: 'success', text: copy.deleted });
            onGone();
            await revalidate(getLeads);
          }}
        >
          {copy.deleteText}
        </ConfirmDialog>
      )}
    </div>
  );
}
