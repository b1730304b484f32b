/** Rich text as Lexical's JSON, with a closed list of nodes. Other nodes are rejected and never reach a page. */

import * as v from 'valibot';

/** The maximum nesting of nodes, and number of characters of a text. */
const MAX_DEPTH = 14;
export const MAX_RICH_TEXT = 60_000;

const ALLOWED_LINK = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s().-]*)$/i;
const PAGE_LINK = /^page:[0-9a-f-]{36}$/;

/** Returns whether a link leads to a web address, a mail address, a phone number or a page of the site (`page:` and its id). */
export const isAllowedLink = (to: string): boolean => (ALLOWED_LINK.test(to) && !hasControls(to)) || PAGE_LINK.test(to);

const hasControls = (text: string) => [...text].some((char) => char < ' ' || char === '\u007f');

export const link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000),
  v.check((to) => to === '' || isAllowedLink(to), 'Enter an address that starts with https, mailto or tel, or choose a page.'),
);

const always = <const Value>(value: Value) =>
  v.pipe(
    v.optional(v.unknown()),
    v.transform((): Value => value),
  );
const element = { version: always(1), direction: always(null), format: always(''), indent: always(0) };

/** A block's alignment: by the text direction, or as chosen. */
export const alignments = ['', 'center', 'end'] as const;
export type Alignment = (typeof alignments)[number];
const alignment = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((given): Alignment => alignments.find((known) => known === given) ?? ''),
);

/** Text colors by purpose; the website decides how each looks in light and dark mode. */
export const textColors = ['', 'accent', 'muted'] as const;
export type TextColor = (typeof textColors)[number];

/** Returns the CSS value of a color: a variable of the page. */
export const valueOfColor = (color: TextColor): string => (color ? `var(--text-${color})` : '');

/** Returns the style with which Lexical stores a text color. */
export const styleOfColor = (color: TextColor): string => (color ? `color: ${valueOfColor(color)};` : '');
const textStyle = v.pipe(
  v.optional(v.unknown()),
  v.transform((style): string => textColors.map(styleOfColor).find((known) => known === style) ?? ''),
);

const textNode = v.object({
  type: v.literal('text'),
  text: v.pipe(v.string(), v.maxLength(MAX_RICH_TEXT)),
  /** Lexical's bits: 1 bold, 2 italic, 4 strikethrough, 8 underline. */
  format: v.pipe(
    v.optional(v.number(), 0),
    v.transform((bits) => bits & 15),
  ),
  version: always(1),
  mode: always('normal'),
  style: textStyle,
  detail: always(0),
});
const breakNode = v.object({ type: v.literal('linebreak'), version: always(1) });
const linkNode = v.object({
  type: v.literal('link'),
  url: link,
  children: v.array(v.variant('type', [textNode, breakNode])),
  ...element,
  rel: always(null),
  target: always(null),
  title: always(null),
});
const inline = v.variant('type', [textNode, breakNode, linkNode]);
export type Inline = v.InferOutput<typeof inline>;

export interface ListNode {
  type: 'list';
  listType: 'bullet' | 'number';
  children: ListItem[];
}
export interface ListItem {
  type: 'listitem';
  children: (Inline | ListNode)[];
}

const listItem: v.GenericSchema<unknown, ListItem> = v.object({
  type: v.literal('listitem'),
  children: v.array(v.lazy(() => v.union([inline, list]))),
  value: v.optional(v.number(), 1),
  ...element,
});
const list: v.GenericSchema<unknown, ListNode> = v.pipe(
  v.object({
    type: v.literal('list'),
    listType: v.picklist(['bullet', 'number']),
    children: v.array(v.lazy(() => listItem)),
    ...element,
    start: always(1),
  }),
  v.transform((node) => ({ ...node, tag: node.listType === 'number' ? 'ol' : 'ul' })),
);
const paragraph = v.object({
  type: v.literal('paragraph'),
  children: v.array(inline),
  ...element,
  format: alignment,
  textFormat: always(0),
  textStyle: always(''),
});
const heading = v.object({
  type: v.literal('heading'),
  tag: v.picklist(['h2', 'h3', 'h4']),
  children: v.array(inline),
  ...element,
  format: alignment,
});
const quote = v.object({ type: v.literal('quote'), children: v.array(inline), ...element, format: alignment });
const block = v.union([paragraph, heading, quote, list]);
export type RichBlock = v.InferOutput<typeof paragraph> | v.InferOutput<typeof heading> | v.InferOutput<typeof quote> | ListNode;

export interface RichText {
  root: { type: 'root'; children: RichBlock[] };
}

const document: v.GenericSchema<unknown, RichText> = v.object({
  root: v.object({ type: v.literal('root'), children: v.pipe(v.array(block), v.maxLength(2_000)), ...element }),
});

export const richText: v.GenericSchema<unknown, RichText> = v.pipe(
  v.unknown(),
  v.check((value) => isShallow(value, MAX_DEPTH), 'This text is nested too deeply.'),
  document,
);

/** Descends at most one level deeper than allowed, so that a thousand nested levels do no harm. */
function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((part) => isShallow(part, left - (Array.isArray(part) ? 0 : 1)));
}

const textOf = (text: string) => ({
  type: 'text' as const,
  text,
  format: 0,
  version: 1 as const,
  mode: 'normal' as const,
  style: '' as const,
  detail: 0 as const,
});

/** Returns rich text with plain paragraphs; a line that starts with `## ` is a heading, one with `- ` a list item. */
export function plainRichText(text: string): RichText {
  const base = { version: 1, direction: null, format: '', indent: 0 } as const;
  const children: RichBlock[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('## ')) children.push({ type: 'heading', tag: 'h2', children: [textOf(line.slice(3))], ...base });
    else if (line.startsWith('- ')) {
      const item = { type: 'listitem' as const, children: [textOf(line.slice(2))], value: 1, ...base };
      const last = children.at(-1);
      if (last?.type === 'list') last.children.push(item);
      else children.push({ type: 'list', listType: 'bullet', tag: 'ul', children: [item], start: 1, ...base } as ListNode);
    } else children.push({ type: 'paragraph', children: [textOf(line)], textFormat: 0, textStyle: '', ...base });
  }
  return { root: { type: 'root', children, ...base } as RichText['root'] };
}

/** Returns whether nothing of the text would be visible. */
export const isEmptyText = ({ root }: RichText): boolean => !JSON.stringify(root).match(/"text":"[^"]/);
