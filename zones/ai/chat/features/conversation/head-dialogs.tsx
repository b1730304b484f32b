import { createFolder, getFolders, putConversation } from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { anyText, byInput, fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';

const copy = {
  failed: (error: unknown) => `That did not work. ${reasonOf(error)}`,
  rename: { title: 'Rename', label: 'Title', save: 'Save' },
  move: {
    title: 'Move to folder',
    label: 'Folder',
    none: 'No folder',
    new: 'New folder…',
    name: 'Name of the new folder',
    save: 'Move',
  },
  delete: {
    title: 'Delete this conversation?',
    text: (title: string) => `“${title}” is deleted for you and for everyone it is shared with. This cannot be undone.`,
    keep: 'Keep',
    confirm: 'Delete',
  },
};

interface RenameProps {
  title: string;
  onSave: (title: string) => Promise<void>;
  onClose: () => void;
}

const failed = (_: string, error: unknown) => copy.failed(error);

const renaming = fields({ title: putConversation.body.entries.title.wrapped });

export function RenameDialog({ title, onSave, onClose }: RenameProps) {
  const { rename: words } = copy;
  const form = useForm(renaming, { saved: { title }, save: (output) => onSave(output.title), failed });
  return (
    <FormDialog title={words.title} submit={words.save} onClose={onClose} {...form.dialog} disabled={!form.isValid}>
      <Input label={words.label} maxLength={200} autoComplete="off" {...form.text('title')} />
    </FormDialog>
  );
}

const NONE = 'none';
const NEW = 'new';

const anyFolder = fields({ chosen: anyText, name: anyText });
const newFolder = fields({ chosen: anyText, name: createFolder.body.entries.name });
const moving = byInput<typeof anyFolder | typeof newFolder>(({ chosen }) => (chosen === NEW ? newFolder : anyFolder));

interface MoveProps {
  folderId: string | null;
  onSave: (folderId: string | null) => Promise<void>;
  onClose: () => void;
}

export function MoveDialog({ folderId, onSave, onClose }: MoveProps) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const folders = useQuery(getFolders, {}, { handleGlobally: true }).data?.folders ?? [];
  const { move: words } = copy;
  const form = useForm(moving, {
    saved: { chosen: folderId ?? NONE, name: '' },
    async save({ chosen, name }, _, idempotencyKey) {
      if (chosen !== NEW) return onSave(chosen === NONE ? null : chosen);
      const { id } = await formClient.call(createFolder, { body: { name }, idempotencyKey });
      await revalidate(getFolders);
      await onSave(id);
    },
    failed,
  });
  const { values, set } = form;

  const options = [
    { value: NONE, label: words.none },
    ...folders.map(({ id, name: label }) => ({ value: id, label })),
    { value: NEW, label: words.new },
  ];
  return (
    <FormDialog title={words.title} submit={words.save} onClose={onClose} {...form.dialog} disabled={!form.isValid}>
      <Select
        label={words.label}
        options={options}
        value={values.chosen}
        onChange={(chosen) => set({ chosen: chosen ?? NONE })}
      />
      {values.chosen === NEW && <Input label={words.name} maxLength={60} autoComplete="off" {...form.text('name')} />}
    </FormDialog>
  );
}

interface DeleteProps {
  title: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export const DeleteDialog = ({ title, onConfirm, onClose }: DeleteProps) => (
  <ConfirmDialog
    title={copy.delete.title}
    keep={copy.delete.keep}
    confirm={copy.delete.confirm}
    onConfirm={onConfirm}
    onClose={onClose}
    failed={copy.failed}
  >
    <p className="[overflow-wrap:anywhere]">{copy.delete.text(title)}</p>
  </ConfirmDialog>
);
