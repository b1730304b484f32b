import { addClientOfLead, type Lead } from '@services/mywebsite-contacts/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  lead: Lead;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Turns a lead into a client of the firm. */
export function ClientDialog({ lead, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const first = lead.company || lead.name;
  const [name, setName] = useState(first);
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!name.trim()) return undefined;
    return formClient.call(addClientOfLead, { params: { leadId: lead.id }, body: { name } }).then(async (made) => {
      events.emit('toast', { type: 'success', text: copy.clientDone(made.client?.name ?? name) });
      await onDone();
    });
  }

  return (
    <FormDialog
      title={copy.clientTitle}
      submit={copy.makeClient}
      isUnsaved={name !== first}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      <p className="text-muted">{copy.clientText}</p>
      <Input
        label={copy.clientName}
        value={name}
        maxLength={200}
        autoComplete="off"
        {...(isTold && !name.trim() && { error: copy.noName })}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
