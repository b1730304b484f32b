import { type Block, type BlockKind, blockKinds, emptyBlocks, MOST_BLOCKS } from '@services/mywebsite-admin/contract/blocks';
import { Button } from '@suite/ui/button';
import { Menu } from '@suite/ui/menu';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy as editorCopy } from '../editor/copy';
import { BlockItem } from './block-item';
import { copy } from './copy';

interface Props {
  blocks: readonly Block[];
  problems: Readonly<Record<string, string>>;
  /** The one that is edited. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChange: (blocks: Block[]) => void;
}

const words = editorCopy.block;
const newBlock = (kind: BlockKind): Block => ({ id: crypto.randomUUID(), ...emptyBlocks[kind]() }) as Block;

/** The blocks of a page in their order; one is open at a time. */
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
            canMove={{ up: at > 0, down: at < blocks.length - 1 }}
            onOpen={() => onOpen(open === block.id ? undefined : block.id)}
            onChange={(next) => onChange(blocks.map((each) => (each.id === block.id ? next : each)))}
            onAct={(act) => {
              if (act === 'up') move(block.id, at - 1);
              if (act === 'down') move(block.id, at + 1);
              if (act === 'copy') insert({ ...block, id: crypto.randomUUID() }, at + 1);
              if (act === 'remove') {
                setRemoved({ block, at });
                onChange(blocks.filter((each) => each !== block));
              }
            }}
            onDrag={() => setDragged(block.id)}
            onDrop={() => dragged && move(dragged, at)}
          />
        ))}
      </ol>
      {removed && (
        <Notice>
          {words.removed(copy.kinds[removed.block.kind])}{' '}
          <Button
            look="plain"
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
      {blocks.length < MOST_BLOCKS && (
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
