import { type Client, getClient, putClient } from '@services/ledger/contract/clients';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { EmailField } from '@suite/shell/form/email-field';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, textOrNull, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { readsOfClients } from '../merge/use-merging';
import { copy } from './copy';

const { edit: words } = copy;
const { name, email } = putClient.body.entries;
const schema = fields({ name: worded(name, words.noName), email: textOrNull(email, words.noEmail) });

interface Props {
  clientId: string;
}

/** Changes the client's name and e-mail address. */
export function EditClient({ clientId }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <EditDialog clientId={clientId} onClose={() => setOpen(false)} />}
    </MayChange>
  );
}

function EditDialog({ clientId, onClose }: Props & { onClose: () => void }) {
  const { data, error, mutate } = useQuery(getClient, { params: { clientId } });
  if (data) return <ClientForm client={data} reload={() => mutate()} onClose={onClose} />;
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Button onClick={onClose}>{words.close}</Button>}>
      {error ? (
        <Notice tone="bad">{copy.failed}</Notice>
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-32" />
        </div>
      )}
    </Dialog>
  );
}

interface FormProps {
  client: Client;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

function ClientForm({ client: { id: clientId, version, ...client }, reload, onClose }: FormProps) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { name: client.name, email: client.email ?? '' },
    version,
    save: (output, base) => formClient.call(putClient, { params: { clientId }, body: { ...output, version: base } }),
    onSaved() {
      onClose();
      return revalidate(getClient, ...readsOfClients);
    },
    reload,
    done: words.saved,
    failed: words.notSaved,
  });
  return (
    <FormDialog title={words.title} submit={words.save} onClose={onClose} {...form.dialog}>
      <Input label={words.name} hint={words.nameHint} maxLength={200} autoComplete="off" {...form.text('name')} />
      <EmailField label={words.email} hint={words.emailHint} autoComplete="off" {...form.text('email')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
