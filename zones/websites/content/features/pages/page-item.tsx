import type { PageRow } from '@services/site/contract/pages';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import type { KeyboardEvent } from 'react';
import { StateBadge } from '../words/state-badge';
import { copy } from './copy';
import type { Move } from './tree';

interface Props {
  page: PageRow;
  depth: number;
  canMove: (move: Move) => boolean;
  onMove: (move: Move) => void;
  onTrash: () => void;
  onDrag: (() => void) | undefined;
  onDrop: () => void;
}

const keys: Partial<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const indents = ['', 'ms-6', 'ms-12', 'ms-18', 'ms-24', 'ms-30'];

export function PageItem({ page, depth, canMove, onMove, onTrash, onDrag, onDrop }: Props) {
  const { moment } = useFormats();
  const actions = (Object.keys(copy.actions) as (keyof typeof copy.actions)[]).filter((act) =>
    act === 'trash' ? page.path !== '' : canMove(act),
  );

  function press(event: KeyboardEvent) {
    const move = event.altKey ? keys[event.key] : undefined;
    if (!move || !canMove(move)) return;
    event.preventDefault();
    onMove(move);
  }

  return (
    <li
      className="flex items-center gap-3 px-4 py-2.5"
      draggable={onDrag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag?.();
      }}
      onDragOver={(event) => onDrag && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className={`min-w-0 grow ${indents[depth] ?? ''}`}>
        <Link
          href={hashOf('content', '/page', { id: page.id })}
          onKeyDown={press}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          className="font-medium break-words"
        >
          {page.title}
        </Link>
        <p className="text-sm text-muted">
          <span className="break-all">/{page.path}</span>
          <span className="max-sm:hidden"> · {copy.edited(page.updatedBy, moment(page.updatedAt))}</span>
        </p>
      </div>
      <div className="max-w-[45%] flex-none text-end">
        <StateBadge page={page} />
      </div>
      {actions.length > 0 && (
        <MoreMenu
          label={copy.more(page.title)}
          actions={actions}
          texts={copy.actions}
          onAction={(act) => (act === 'trash' ? onTrash() : onMove(act))}
        />
      )}
    </li>
  );
}
