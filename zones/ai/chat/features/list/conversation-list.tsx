import { deleteFolder, type Folder, getConversations, getFolders, putFolder } from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { FindField } from '@suite/list/find-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { MoreMenu } from '@suite/ui/more-menu';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { useDeferredValue, useState } from 'react';
import { RenameDialog } from '../conversation/head-dialogs';
import { copy } from './copy';

/** How many conversations are loaded at once; more are found by search. */
const SHOWN = '60';

/** The person's conversations and those shared by others. */
export function ConversationList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="chat-list-button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {copy.show}
      </Button>
      <nav aria-label={copy.label} className="chat-list print:hidden" data-open={isOpen || undefined}>
        <Button variant="quiet" size="sm" className="chat-list-button" onClick={() => setOpen(false)}>
          {copy.close}
        </Button>
        <Entries onChoose={() => setOpen(false)} />
      </nav>
    </>
  );
}

function Entries({ onChoose }: { onChoose: () => void }) {
  const [find, setFind] = useState('');
  const [list, setList] = useState<'own' | 'shared'>('own');
  const [folderId, setFolderId] = useState<string>();
  const search = useDeferredValue(find);
  const { data: folderList, error: withoutFolders } = useQuery(getFolders, {});
  const folders = folderList?.folders ?? [];
  const { data: found, error } = useQuery(getConversations, {
    query: {
      find: search,
      list,
      limit: SHOWN,
      ...(folderId && list === 'own' && { folderId }),
    },
  });
  // The list waits for the folders above it, so that nothing moves.
  const data = folderList || withoutFolders ? found : undefined;
  const current = useHashParam<'chat', '/conversation'>('id');
  return (
    <>
      <FindField label={copy.find} value={find} onChange={setFind} />
      <div className="mt-3 mb-2 flex flex-wrap gap-1">
        <Choice
          text={copy.own}
          isChosen={list === 'own' && !folderId}
          onChoose={() => [setList('own'), setFolderId(undefined)]}
        />
        <Choice text={copy.shared} isChosen={list === 'shared'} onChoose={() => setList('shared')} />
        {folders.map((folder) => (
          <Choice
            key={folder.id}
            text={`${folder.name} (${folder.conversations})`}
            isChosen={list === 'own' && folderId === folder.id}
            onChoose={() => [setList('own'), setFolderId(folder.id)]}
          />
        ))}
      </div>
      {folders.map((folder) =>
        folder.id === folderId && list === 'own' ? (
          <FolderActions key={folder.id} folder={folder} onGone={() => setFolderId(undefined)} />
        ) : null,
      )}
      {error && <p className="py-2 text-sm text-muted">{copy.failed}</p>}
      {!data && !error && <Skeleton className="h-40 rounded-md" />}
      {data?.conversations.length === 0 && <p className="py-2 text-sm text-muted">{find ? copy.noneFound : copy.none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        {data?.conversations.map(({ id, title, owner }) => (
          <li key={id}>
            <a
              href={hashOf('chat', '/conversation', { id })}
              aria-current={id === current ? 'page' : undefined}
              className="block truncate rounded-md px-2 py-1.5 text-[13px] text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
              onClick={onChoose}
            >
              {title}
              {owner !== null && <span className="text-faint"> · {owner}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ text, isChosen, onChoose }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    className="h-7 max-w-full cursor-pointer truncate rounded-md border border-line bg-surface px-2 text-xs text-muted hover:border-line-strong aria-pressed:border-line-strong aria-pressed:font-semibold aria-pressed:text-ink"
    onClick={onChoose}
  >
    {text}
  </button>
);

/** Renames or deletes the folder that is shown. */
function FolderActions({ folder, onGone }: { folder: Folder; onGone: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isRenamed, setRenamed] = useState(false);

  async function act(what: keyof typeof copy.folderActs) {
    if (what === 'rename') return setRenamed(true);
    try {
      await formClient.call(deleteFolder, { params: { folderId: folder.id } });
      onGone();
      await revalidate(getFolders, getConversations);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  async function rename(name: string) {
    await formClient.call(putFolder, { params: { folderId: folder.id }, body: { name: name.slice(0, 60) } });
    setRenamed(false);
    await revalidate(getFolders);
  }

  return (
    <div className="mb-2 flex items-center justify-between gap-2 text-[13px] font-medium">
      <span className="truncate">{folder.name}</span>
      <MoreMenu
        label={copy.moreOf(folder.name)}
        actions={['rename', 'delete']}
        texts={copy.folderActs}
        onAction={(what) => void act(what)}
      />
      {isRenamed && <RenameDialog title={folder.name} onSave={rename} onClose={() => setRenamed(false)} />}
    </div>
  );
}
