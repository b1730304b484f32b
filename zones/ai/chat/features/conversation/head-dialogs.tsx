import { createFolder, getFolders } from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';

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

export function RenameDialog({ title, onSave, onClose }: RenameProps) {
  const [text, setText] = useState(title);
  const { rename: words } = copy;
  return (
    <FormDialog
      title={words.title}
      submit={words.save}
      disabled={!text.trim()}
      onSubmit={() => onSave(text.trim())}
      onClose={onClose}
      failed={copy.failed}
    >
      <Input
        label={words.label}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const NONE = 'none';
const NEW = 'new';

interface MoveProps {
  folderId: string | null;
  onSave: (folderId: string | null) => Promise<void>;
  onClose: () => void;
}

export function MoveDialog({ folderId, onSave, onClose }: MoveProps) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const folders = useQuery(getFolders, {}, { handleLocally: [] }).data?.folders ?? [];
  const [chosen, setChosen] = useState(folderId ?? NONE);
  const [name, setName] = useState('');
  const { move: words } = copy;

  async function save() {
    if (chosen !== NEW) return onSave(chosen === NONE ? null : chosen);
    const { id } = await formClient.call(createFolder, { body: { name: name.trim() } });
    await revalidate(getFolders);
    await onSave(id);
  }

  const options = [
    { value: NONE, label: words.none },
    ...folders.map(({ id, name: label }) => ({ value: id, label })),
    { value: NEW, label: words.new },
  ];
  return (
    <FormDialog
      title={words.title}
      submit={words.save}
      disabled={chosen === NEW && !name.trim()}
      onSubmit={save}
      onClose={onClose}
      failed={copy.failed}
    >
      <Select label={words.label} options={options} value={chosen} onChange={(value) => setChosen(value ?? NONE)} />
      {chosen === NEW && (
        <Input
          label={words.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
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
