import { getInvoiceContacts, putInvoiceContact } from '@services/invoices/contract/invoices';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { anyText, fields, obeying } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { ErrorNote } from '@suite/ui/error-note';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import type { ActionProps } from './invoices-view';

const { contact: words } = copy;

const schema = fields({ contactId: obeying(anyText, (id) => id !== '', words.missing) });

/** Asks which contact of the ledger the invoices of a client go to. */
export function ContactDialog({ invoice: { id, client }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const [find, setFind] = useState(client);
  const { data, error, mutate } = useQuery(getInvoiceContacts, { query: { find: find.trim() } });
  const contacts = data?.contacts ?? [];
  const form = useForm(schema, {
    saved: { contactId: '' },
    save: ({ contactId }) => {
      const name = contacts.find((one) => one.id === contactId)?.name ?? '';
      return formClient.call(putInvoiceContact, { params: { invoiceId: id }, body: { id: contactId, name } });
    },
    onSaved: () => onDone(words.done),
    failed: copy.notDone,
  });
  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text(client)}</p>
      <Input label={words.find} value={find} maxLength={200} onChange={(event) => setFind(event.currentTarget.value)} />
      {error ? (
        <ErrorNote title={copy.contactsFailed} onRetry={() => mutate()} />
      ) : (
        <ChoiceField
          label={words.label}
          value={form.values.contactId}
          texts={{
            '': data && !contacts.length ? words.none : words.missing,
            ...Object.fromEntries(contacts.map((one) => [one.id, one.name])),
          }}
          onChange={(contactId) => form.set({ contactId })}
        />
      )}
    </FormDialog>
  );
}
