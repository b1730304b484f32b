import { $isLinkNode, $toggleLink } from '@lexical/link';
import { $isListNode, INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode } from '@lexical/rich-text';
import { $getSelectionStyleValueForProperty, $patchStyleText } from '@lexical/selection';
import { type Alignment, alignments, type TextColor, textColors, valueOfColor } from '@services/site/contract/rich-text';
import { FormDialog } from '@suite/ui/form-dialog';
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';
import { LinkField } from '../blocks/link-field';

const marks = [
  ['bold', 'Bold', 'B', 'font-semibold'],
  ['italic', 'Italic', 'I', 'italic'],
  ['underline', 'Underline', 'U', 'underline'],
] as const satisfies readonly [TextFormatType, string, string, string][];

const kinds = {
  paragraph: 'Text',
  h2: 'Heading',
  h3: 'Subheading',
  quote: 'Quote',
  bullet: 'List',
  number: 'Numbered list',
} as const;
type Kind = keyof typeof kinds;

const alignmentNames: Record<Alignment, string> = { '': 'Start', center: 'Center', end: 'End' };
const colorNames: Record<TextColor, string> = { '': 'Normal color', accent: 'Accent color', muted: 'Muted color' };

interface Selected {
  kind: Kind;
  /** Null for blocks that can't be aligned. */
  alignment: Alignment | null;
  color: TextColor;
  marks: readonly string[];
  /** URL of the link at the cursor; undefined if there is none. */
  link: string | undefined;
}

const nothing: Selected = { kind: 'paragraph', alignment: '', color: '', marks: [], link: undefined };

const parentsOf = (node: LexicalNode) => [node, ...node.getParents()];

function selectedNow(): Selected {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nothing;
  const nodes = parentsOf(selection.anchor.getNode());
  const link = nodes.find($isLinkNode);
  const list = nodes.find($isListNode);
  const heading = nodes.find($isHeadingNode);
  const quote = nodes.some((node) => node.getType() === 'quote');
  const tag = heading?.getTag();
  const block = nodes[0]?.getTopLevelElement();
  const format = $isElementNode(block) ? block.getFormatType() : '';
  const color = $getSelectionStyleValueForProperty(selection, 'color', '');
  return {
    alignment: list ? null : (alignments.find((each) => each === format) ?? ''),
    color: textColors.find((each) => valueOfColor(each) === color) ?? '',
    kind: list
      ? list.getListType() === 'number'
        ? 'number'
        : 'bullet'
      : tag === 'h2' || tag === 'h3'
        ? tag
        : quote
          ? 'quote'
          : 'paragraph',
    marks: marks.map(([name]) => name).filter((name) => selection.hasFormat(name)),
    link: link?.getURL(),
  };
}

/** Turns the selected blocks into blocks of another kind. */
function replaceBlocks(create: () => ElementNode): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const blocks = new Set(selection.getNodes().map((node) => node.getTopLevelElement()));
  for (const block of blocks) if (block && block.getType() !== 'list') block.replace(create(), true);
}

function setColor(color: TextColor): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) $patchStyleText(selection, { color: valueOfColor(color) || null });
}

const choice = 'min-h-8 rounded border border-line bg-surface px-2 text-sm';

const button =
  'min-h-8 min-w-8 cursor-pointer rounded px-2 text-sm aria-pressed:bg-accent-soft aria-pressed:font-semibold hover:bg-sunken';

/** Formatting actions for the selected text. */
export function Toolbar() {
  const [editor] = useLexicalComposerContext();
  const [selected, setSelected] = useState(nothing);
  const [asksLink, setAsksLink] = useState(false);

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setSelected((before) => {
          const now = editorState.read(selectedNow);
          return JSON.stringify(now) === JSON.stringify(before) ? before : now;
        }),
      ),
    [editor],
  );

  function setKind(kind: Kind) {
    if (kind === 'bullet' || kind === 'number') {
      editor.dispatchCommand(kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND, undefined);
      return;
    }
    if (selected.kind === 'bullet' || selected.kind === 'number') editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    editor.update(() =>
      replaceBlocks(() => {
        if (kind === 'quote') return $createQuoteNode();
        return kind === 'paragraph' ? $createParagraphNode() : $createHeadingNode(kind);
      }),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-1 rounded-t-md border border-b-0 border-line-strong bg-surface p-1">
      <select
        aria-label="Kind of text"
        value={selected.kind}
        className={choice}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
      >
        {Object.entries(kinds).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {marks.map(([name, label, letter, look]) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          aria-pressed={selected.marks.includes(name)}
          title={label}
          className={`${button} ${look}`}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name)}
        >
          {letter}
        </button>
      ))}
      <button type="button" aria-pressed={selected.link !== undefined} className={button} onClick={() => setAsksLink(true)}>
        Link
      </button>
      {selected.alignment !== null && (
        <select
          aria-label="Alignment"
          value={selected.alignment}
          className={choice}
          onChange={(event) => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, event.currentTarget.value as Alignment)}
        >
          {alignments.map((value) => (
            <option key={value} value={value}>
              {alignmentNames[value]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Color of text"
        value={selected.color}
        className={choice}
        onChange={(event) => {
          const color = event.currentTarget.value as TextColor;
          editor.update(() => setColor(color));
        }}
      >
        {textColors.map((value) => (
          <option key={value} value={value}>
            {colorNames[value]}
          </option>
        ))}
      </select>
      {asksLink && (
        <LinkDialog
          present={selected.link ?? ''}
          onClose={() => setAsksLink(false)}
          onDone={(to) => editor.update(() => $toggleLink(to || null))}
        />
      )}
    </div>
  );
}

function LinkDialog({ present, onClose, onDone }: { present: string; onClose: () => void; onDone: (to: string) => void }) {
  const [to, setTo] = useState(present);
  const submit = async () => {
    onDone(to);
    onClose();
  };
  return (
    <FormDialog title="Link" submit="Set link" onSubmit={submit} onClose={onClose} failed={() => 'The link was not set.'}>
      <LinkField value={to} onChange={setTo} />
    </FormDialog>
  );
}
