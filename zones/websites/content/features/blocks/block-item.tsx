import type { Block } from '@services/mywebsite-admin/contract/blocks';
import { MoreMenu } from '@suite/ui/more-menu';
import { type KeyboardEvent, memo, useId } from 'react';
import { copy as editorCopy } from '../editor/copy';
import { BlockForm } from './block-form';
import { copy } from './copy';

const words = editorCopy.block;
const texts = { up: words.up, down: words.down, copy: words.copy, remove: words.remove } as const;
type Act = keyof typeof texts;

interface Props {
  block: Block;
  isOpen: boolean;
  isWrong: boolean;
  canMove: { up: boolean; down: boolean };
  onOpen: () => void;
  onChange: (block: Block) => void;
  onAct: (act: Act) => void;
  onDrag: () => void;
  onDrop: () => void;
}

/** The beginning of what a block says. */
function excerpt(block: Block): string {
  if (block.kind === 'text') return /"text":"([^"]{1,60})/.exec(JSON.stringify(block.body))?.[1] ?? '';
  return 'heading' in block ? block.heading : block.caption;
}

/** A block in the list, with its form when it is open. */
export const BlockItem = memo(
  function BlockItem({ block, isOpen, isWrong, canMove, onOpen, onChange, onAct, onDrag, onDrop }: Props) {
    const id = useId();
    const name = copy.kinds[block.kind];
    const acts = (Object.keys(texts) as Act[]).filter((act) => (act === 'up' || act === 'down' ? canMove[act] : true));

    function press(event: KeyboardEvent) {
      const act = event.altKey && ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
      if (!act || !canMove[act]) return;
      event.preventDefault();
      onAct(act);
    }

    return (
      <li
        className={`rounded-lg border bg-surface ${isWrong ? 'border-bad' : 'border-line'}`}
        draggable={!isOpen}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDrop();
        }}
      >
        <div className="flex items-center gap-2 pe-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            className="min-w-0 grow cursor-pointer px-4 py-3 text-start"
            onClick={onOpen}
            onKeyDown={press}
          >
            <span className="font-medium">{name}</span>{' '}
            <span className="block truncate text-sm text-muted">{excerpt(block)}</span>
          </button>
          <MoreMenu label={words.more(name)} acts={acts} texts={texts} onAct={onAct} />
        </div>
        <div id={id} hidden={!isOpen} className="border-t border-line p-4">
          {isOpen && <BlockForm block={block} onChange={onChange} />}
        </div>
      </li>
    );
  },
  (before, after) =>
    before.block === after.block &&
    before.isOpen === after.isOpen &&
    before.isWrong === after.isWrong &&
    before.canMove.up === after.canMove.up &&
    before.canMove.down === after.canMove.down &&
    !after.isOpen &&
    before.onDrop === after.onDrop,
);
