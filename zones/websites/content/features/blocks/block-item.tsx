import type { Block } from '@services/site/contract/blocks';
import { MoreMenu } from '@suite/ui/more-menu';
import { type KeyboardEvent, memo, useDeferredValue, useId } from 'react';
import { copy as editorCopy } from '../editor/copy';
import { BlockForm } from './block-form';
import { copy } from './copy';

const words = editorCopy.block;
const texts = { up: words.up, down: words.down, copy: words.copy, remove: words.remove } as const;
type Action = keyof typeof texts;

/** Actions on a block. */
export type BlockEvent = { type: 'open' | 'drag' | 'drop' } | { type: 'change'; block: Block } | { type: Action };

interface Props {
  block: Block;
  isOpen: boolean;
  isWrong: boolean;
  canUp: boolean;
  canDown: boolean;
  /** Stable across renders, so that a change of one block rerenders no other. */
  onEvent: (id: string, event: BlockEvent) => void;
}

/** Returns the start of a block's text. */
function excerpt(block: Block): string {
  if (block.kind === 'text') return /"text":"([^"]{1,60})/.exec(JSON.stringify(block.body))?.[1] ?? '';
  return 'heading' in block ? block.heading : block.caption;
}

/** A block in the list, with its form while it is open. */
export const BlockItem = memo(function BlockItem({ block, isOpen, isWrong, canUp, canDown, onEvent }: Props) {
  const id = useId();
  // Responds to the click before rendering the form, which may contain an editor.
  const isFormShown = useDeferredValue(isOpen);
  const name = copy.kinds[block.kind];
  const can = { up: canUp, down: canDown, copy: true, remove: true };
  const actions = (Object.keys(texts) as Action[]).filter((act) => can[act]);
  const send = (event: BlockEvent) => onEvent(block.id, event);

  function press(event: KeyboardEvent) {
    const act = event.altKey && ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
    if (!act || !can[act]) return;
    event.preventDefault();
    send({ type: act });
  }

  return (
    <li
      className={`rounded-lg border bg-surface ${isWrong ? 'border-bad' : 'border-line'}`}
      draggable={!isOpen}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        send({ type: 'drag' });
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send({ type: 'drop' });
      }}
    >
      <div className="flex items-center gap-2 pe-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="min-w-0 grow cursor-pointer px-4 py-3 text-start"
          onClick={() => send({ type: 'open' })}
          onKeyDown={press}
        >
          <span className="font-medium">{name}</span> <span className="block truncate text-sm text-muted">{excerpt(block)}</span>
        </button>
        <MoreMenu label={words.more(name)} actions={actions} texts={texts} onAction={(act) => send({ type: act })} />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4">
        {isOpen && isFormShown && <BlockForm block={block} onChange={(next) => send({ type: 'change', block: next })} />}
      </div>
    </li>
  );
});
