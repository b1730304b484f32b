import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import type { RichText } from '@services/site/contract/rich-text';
import { useEffect, useId } from 'react';
import { cleanNodes } from './clean-nodes';
import { Toolbar } from './toolbar';

interface Props {
  label: string;
  value: RichText;
  onChange: (value: RichText) => void;
}

const theme = {
  text: { bold: 'font-bold', italic: 'italic', underline: 'underline', strikethrough: 'line-through' },
  heading: { h2: 'mt-3 text-2xl font-semibold', h3: 'mt-2 text-lg font-semibold', h4: 'mt-2 font-semibold' },
  list: { ul: 'list-disc ps-5', ol: 'list-decimal ps-5' },
  link: 'underline text-accent-strong',
  quote: 'border-s-4 border-line ps-3 text-muted',
  paragraph: 'my-1',
};

/** Lexical rejects a state with an empty root. */
const stateOf = ({ root }: RichText) => (root.children.length ? JSON.stringify({ root }) : null);

const raise = (error: Error) => {
  throw error;
};

/** Edits text with headings, lists and links. */
export function RichTextField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'website',
        nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
        theme,
        editorState: stateOf(value),
        onError: raise,
      }}
    >
      <div>
        <span id={id} className="mb-1 block font-medium">
          {label}
        </span>
        <Toolbar />
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              aria-labelledby={id}
              className="min-h-40 rounded-b-md border border-line-strong bg-surface px-3 py-2 break-words"
            />
          }
          placeholder={null}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin />
        <CleanPlugin />
        <OnChangePlugin ignoreSelectionChange onChange={(state) => onChange(state.toJSON() as unknown as RichText)} />
      </div>
    </LexicalComposer>
  );
}

function CleanPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => cleanNodes(editor), [editor]);
  return null;
}
