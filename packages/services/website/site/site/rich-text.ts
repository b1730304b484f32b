import { escaped } from '@suite/contract/escaped';
import {
  type Alignment,
  type Inline,
  isAllowedLink,
  type ListItem,
  type ListNode,
  type RichBlock,
  type RichText,
  styleOfColor,
} from '../contract/rich-text';
import { addressOf, type Spot } from './model';

/** Elements for text formats, by Lexical's bits. */
const marks = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
] as const;

/** Classes of the website's style for an editor's choices. */
const aligned: Record<Alignment, string> = { '': '', center: ' class="ac"', end: ' class="ae"' };
const colored = new Map([
  [styleOfColor('accent'), 'ta'],
  [styleOfColor('muted'), 'm'],
]);

/** Renders rich text as HTML: a closed list of elements, all text escaped, links only to allowed kinds of addresses. */
export const richTextHtml = (spot: Spot, { root }: RichText): string =>
  root.children.map((node) => blockHtml(spot, node)).join('');

function blockHtml(spot: Spot, node: RichBlock): string {
  if (node.type === 'list') return listHtml(spot, node);
  const text = inlineHtml(spot, node.children);
  if (!text) return '';
  const place = aligned[node.format] ?? '';
  if (node.type === 'heading') return `<${node.tag}${place}>${text}</${node.tag}>`;
  const paragraph = `<p${place}>${text}</p>`;
  return node.type === 'quote' ? `<blockquote>${paragraph}</blockquote>` : paragraph;
}

function listHtml(spot: Spot, { listType, children }: ListNode): string {
  const items = itemsOf(children);
  if (items.length === 0) return '';
  const tag = listType === 'number' ? 'ol' : 'ul';
  const html = items.map(
    ({ text, lists }) => `<li>${inlineHtml(spot, text)}${lists.map((list) => listHtml(spot, list)).join('')}</li>`,
  );
  return `<${tag}>${html.join('')}</${tag}>`;
}

/** Lexical wraps a nested list in its own item; in HTML it belongs to the previous item. */
function itemsOf(children: readonly ListItem[]): { text: Inline[]; lists: ListNode[] }[] {
  const items: { text: Inline[]; lists: ListNode[] }[] = [];
  for (const item of children) {
    const lists = item.children.filter((node) => node.type === 'list');
    const text = item.children.filter((node) => node.type !== 'list');
    const last = items.at(-1);
    if (text.length === 0 && last) last.lists.push(...lists);
    else items.push({ text, lists });
  }
  return items;
}

const inlineHtml = (spot: Spot, nodes: readonly Inline[]): string => nodes.map((node) => nodeHtml(spot, node)).join('');

function nodeHtml(spot: Spot, node: Inline): string {
  if (node.type === 'linebreak') return '<br>';
  if (node.type === 'text') return textHtml(node);
  const text = inlineHtml(spot, node.children);
  const to = isAllowedLink(node.url) ? addressOf(spot, node.url) : undefined;
  return to && text ? `<a href="${escaped(to)}">${text}</a>` : text;
}

function textHtml({ text, format, style }: Extract<Inline, { type: 'text' }>): string {
  const html = marks.reduce((inner, [bit, tag]) => (format & bit ? `<${tag}>${inner}</${tag}>` : inner), escaped(text));
  const color = style && colored.get(style);
  return color ? `<span class="${color}">${html}</span>` : html;
}
