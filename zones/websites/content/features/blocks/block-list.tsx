import { type Block, type BlockKind, blockKinds, emptyBlocks, MAX_BLOCKS } from '@services/site/contract/blocks';
import { Button } from '@suite/ui/button';
import { Menu } from '@suite/ui/menu';
import { Notice } from '@suite/ui/notice';
import { useCallback, useRef, useState } from 'react';
import { copy as editorCopy } from '../editor/copy';
import { type BlockEvent, BlockItem } from './block-item';
import { copy } from './copy';

interface Props {
  blocks: readonly Block[];
  problems: Readonly<Record<string, string>>;
  /** Id of the block that is edited. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChange: (blocks: Block[]) => void;
}

const words = editorCopy.block;
const newBlock = (kind: BlockKind): Block => ({ id: crypto.randomUUID(), ...emptyBlocks[kind]() }) as Block;

/** The blocks of a page in order; only one is open at a time. */
export function BlockList({ blocks, problems, open, onOpen, onChange }: Props) {
  const [dragged, setDragged] = useState<string>();
  const [removed, setRemoved] = useState<{ block: Block; at: number }>();

  function move(id: string, to: number) {
    const from = blocks.findIndex((block) => block.id === id);
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length) return;
    const rest = blocks.filter((each) => each !== block);
    onChange([...rest.slice(0, to), block, ...rest.slice(to)]);
  }

  function insert(block: Block, at: number) {
    onChange([...blocks.slice(0, at), block, ...blocks.slice(at)]);
  }

  function handle(id: string, event: BlockEvent) {
    const at = blocks.findIndex((each) => each.id === id);
    const block = blocks[at];
    if (!block) return;
    if (event.type === 'open') onOpen(open === id ? undefined : id);
    else if (event.type === 'change') onChange(blocks.map((each) => (each.id === id ? event.block : each)));
    else if (event.type === 'drag') setDragged(id);
    else if (event.type === 'drop') dragged && move(dragged, at);
    else if (event.type === 'up' || event.type === 'down') move(id, event.type === 'up' ? at - 1 : at + 1);
    else if (event.type === 'copy') insert({ ...block, id: crypto.randomUUID() }, at + 1);
    else {
      setRemoved({ block, at });
      onChange(blocks.filter((each) => each !== block));
    }
  }

  const latest = useRef(handle);
  latest.current = handle;
  const onEvent = useCallback((id: string, event: BlockEvent) => latest.current(id, event), []);

  return (
    <section aria-label={editorCopy.blocks} className="grid gap-3">
      <h2>{editorCopy.blocks}</h2>
      {blocks.length === 0 && <p className="text-muted">{editorCopy.noBlocks}</p>}
      <ol className="grid gap-2">
        {blocks.map((block, at) => (
          <BlockItem
            key={block.id}
            block={block}
            isOpen={open === block.id}
            isWrong={Object.keys(problems).some((path) => path.startsWith(`blocks.${at}.`))}
            canUp={at > 0}
            canDown={at < blocks.length - 1}
            onEvent={onEvent}
          />
        ))}
      </ol>
      {removed && (
        <Notice>
          {words.removed(copy.kinds[removed.block.kind])}{' '}
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              insert(removed.block, removed.at);
              setRemoved(undefined);
            }}
          >
            {words.undo}
          </Button>
        </Notice>
      )}
      {blocks.length < MAX_BLOCKS && (
        <div>
          <Menu trigger={editorCopy.addBlock} triggerClassName="ui-button ui-button-quiet">
            {(close) => (
              <div className="min-w-52">
                {blockKinds.map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    className="ui-menu-item"
                    onClick={() => {
                      close();
                      const block = newBlock(kind);
                      insert(block, blocks.length);
                      onOpen(block.id);
                    }}
                  >
                    {copy.kinds[kind]}
                  </button>
                ))}
              </div>
            )}
          </Menu>
        </div>
      )}
    </section>
  );
}
