import { addClientOfLead, type Lead } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

const schema = fields({ name: worded(addClientOfLead.body.entries.name, copy.noName) });

interface Props {
  lead: Lead;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Turns a lead into a client of the firm. */
export function ClientDialog({ lead, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const form = useForm(schema, {
    saved: { name: lead.company || lead.name },
    save: ({ name }) => formClient.call(addClientOfLead, { params: { leadId: lead.id }, body: { name } }),
    onSaved: onDone,
    done: (made) => copy.clientDone(made.client?.name ?? ''),
    failed: copy.notSaved,
  });

  return (
    <FormDialog title={copy.clientTitle} submit={copy.makeClient} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.clientText}</p>
      <Input label={copy.clientName} maxLength={200} autoComplete="off" {...form.text('name')} />
    </FormDialog>
  );
}
