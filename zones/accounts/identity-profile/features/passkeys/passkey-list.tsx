import { type Passkey, removePasskey, renamePasskey } from '@services/identity/contract/passkeys';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  list: readonly Passkey[];
  onChanged: () => Promise<unknown>;
}

export const PasskeyList = ({ list, onChanged }: Props) => (
  <ul aria-label={copy.label} className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
    {list.map((passkey) => (
      <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
    ))}
  </ul>
);

function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: Props['onChanged'] }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { userId } = useSession().token;
  const { moment } = useFormats();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const { id, name, isSynced, createdAt, usedAt } = passkey;
  const close = () => setDialog(undefined);

  return (
    <li className="flex min-h-[68px] flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isSynced && <Badge size="sm" text={copy.synced} />}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{copy.added(moment(createdAt))}</span>
          <span>{usedAt ? copy.used(moment(usedAt)) : copy.neverUsed}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" aria-label={copy.rename.openLong(name)} onClick={() => setDialog('rename')}>
          {copy.rename.open}
        </Button>
        <Button variant="quiet" size="sm" aria-label={copy.remove.openLong(name)} onClick={() => setDialog('remove')}>
          {copy.remove.open}
        </Button>
      </div>
      {dialog === 'rename' && <RenameDialog passkey={passkey} onChanged={onChanged} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={copy.remove.title(name)}
          keep={copy.remove.keep}
          confirm={copy.remove.submit}
          failed={() => copy.remove.failed}
          onClose={close}
          onConfirm={async () => {
            await formClient.call(removePasskey, { params: { userId, passkeyId: id } });
            await onChanged();
            events.emit('toast', { type: 'success', text: copy.isRemoved(name) });
          }}
        >
          <p>{copy.remove.text}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

const schema = fields({ name: worded(renamePasskey.body.entries.name, copy.rename.missing) });

interface RenameProps extends Pick<Props, 'onChanged'> {
  passkey: Passkey;
  onClose: () => void;
}

function RenameDialog({ passkey: { id, name }, onChanged, onClose }: RenameProps) {
  const { formClient } = useApi();
  const { userId } = useSession().token;
  const form = useForm(schema, {
    saved: { name },
    save: (body) => formClient.call(renamePasskey, { params: { userId, passkeyId: id }, body }),
    async onSaved() {
      await onChanged();
      onClose();
    },
    done: copy.isRenamed,
    failed: () => copy.rename.failed,
  });
  return (
    <FormDialog title={copy.rename.title} submit={copy.rename.submit} onClose={onClose} {...form.dialog}>
      <Input label={copy.form.name} required maxLength={60} {...form.text('name')} />
    </FormDialog>
  );
}
