import { LinkNode } from '@lexical/link';
import { HeadingNode } from '@lexical/rich-text';
import { isAllowedLink, styleOfColor, textColors } from '@services/site/contract/rich-text';
import { COMMAND_PRIORITY_HIGH, type LexicalEditor, PASTE_COMMAND, TextNode } from 'lexical';
import { withoutStyles } from './without-styles';

/** Bit mask of bold, italic, strikethrough and underline. */
const MARKS = 15;

const knownStyles = new Set(textColors.map(styleOfColor));

/**
 * Reduces pasted content to what the website shows: no styles, no headings above the second level, no links to scripts. Nodes
 * that the editor doesn't know were already left out.
 */
export function cleanNodes(editor: LexicalEditor): () => void {
  const cleaned = new WeakSet<object>();
  const stops = [
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null;
        const html = data?.getData('text/html');
        if (!data || !html || cleaned.has(event)) return false;
        event.preventDefault();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', data.getData('text/plain'));
        clipboardData.setData('text/html', withoutStyles(html));
        const again = new ClipboardEvent('paste', { clipboardData });
        cleaned.add(again);
        return editor.dispatchCommand(PASTE_COMMAND, again);
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerNodeTransform(TextNode, (node) => {
      if (!knownStyles.has(node.getStyle())) node.setStyle('');
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
