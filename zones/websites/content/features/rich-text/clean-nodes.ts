import { LinkNode } from '@lexical/link';
import { HeadingNode } from '@lexical/rich-text';
import { isAllowedLink } from '@services/mywebsite-admin/contract/rich-text';
import { type LexicalEditor, TextNode } from 'lexical';

/** Bold, italic, strikethrough and underline. */
const MARKS = 15;

/**
 * Keeps what is pasted to what the website shows: no styles, no headings above the second level, no links to scripts. Nodes
 * that the editor does not know were left out before.
 */
export function cleanNodes(editor: LexicalEditor): () => void {
  const stops = [
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getStyle()) node.setStyle('');
      if (node.getFormat() & ~MARKS) node.setFormat(node.getFormat() & MARKS);
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      const tag = node.getTag();
      if (tag === 'h1') node.setTag('h2');
      if (tag === 'h5' || tag === 'h6') node.setTag('h4');
    }),
    editor.registerNodeTransform(LinkNode, (node) => {
      if (isAllowedLink(node.getURL())) return;
      for (const child of node.getChildren()) node.insertBefore(child);
      node.remove();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
