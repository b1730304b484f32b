import {
  type ConversationRow,
  deleteConversation,
  exportConversation,
  getConversations,
  getFolders,
  putConversation,
} from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { MoreMenu } from '@suite/ui/more-menu';
import { saveFile } from '@suite/ui/save-file';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { DeleteDialog, MoveDialog, RenameDialog } from './head-dialogs';

interface Props {
  row: ConversationRow;
  onChanged: () => Promise<void>;
}

type Action = keyof typeof copy.actions;

/** The title of a conversation, and its actions. */
export function ConversationHead({ row, onChanged }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [open, setOpen] = useState<'rename' | 'move' | 'delete'>();
  const isOwn = row.owner === null;
  const actions: Action[] = isOwn
    ? ['rename', ...(row.isTemporary ? [] : (['move', row.isShared ? 'unshare' : 'share'] as const)), 'export', 'delete']
    : ['export'];

  async function put(body: RequestOf<typeof putConversation>['body']) {
    await formClient.call(putConversation, { params: { conversationId: row.id }, body });
    await Promise.all([onChanged(), revalidate(getConversations, getFolders)]);
  }

  async function act(what: Action) {
    if (what === 'rename' || what === 'move' || what === 'delete') return setOpen(what);
    try {
      if (what !== 'export') return await put({ isShared: what === 'share' });
      const { name, content } = await formClient.call(exportConversation, { params: { conversationId: row.id } });
      saveFile(name, content);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  async function remove() {
    await formClient.call(deleteConversation, { params: { conversationId: row.id } });
    void revalidate(getConversations, getFolders);
    location.hash = hashOf('chat', '/');
  }

  const close = () => setOpen(undefined);
  return (
    <header className="mb-6 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="[overflow-wrap:anywhere]">{row.title || copy.newChat}</h1>
        <div className="mt-1 flex flex-wrap gap-2">
          {row.isTemporary && <Badge size="sm" tone="info" text={copy.temporaryTitle} />}
          {row.isShared && isOwn && <Badge size="sm" tone="info" text={copy.shared} />}
        </div>
      </div>
      <MoreMenu label={copy.more} actions={actions} texts={copy.actions} onAction={(what) => void act(what)} />
      {open === 'rename' && <RenameDialog title={row.title} onSave={(title) => put({ title }).then(close)} onClose={close} />}
      {open === 'move' && (
        <MoveDialog folderId={row.folderId} onSave={(folderId) => put({ folderId }).then(close)} onClose={close} />
      )}
      {open === 'delete' && <DeleteDialog title={row.title} onConfirm={remove} onClose={close} />}
    </header>
  );
}
