import { type MergeField, mergeFields } from '../contract/terms';

export type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Parses a letter into its parts: a line that starts with `## ` is a heading, with `- ` a list item; an empty line ends a
 * paragraph.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line.trim() !== '';
    if (!isOpen) continue;
    if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

const FIELD = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills in the merge fields of a letter; unknown fields stay unchanged. */
export const merged = (text: string, fields: Readonly<Record<MergeField, string>>): string =>
  text.replace(FIELD, (field, name: string) => (isMergeField(name) ? fields[name] : field));

/** Returns the unknown merge fields in a text, each once. */
export const unknownFields = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].filter(([, name = '']) => !isMergeField(name)).map(([field]) => field)),
];

const isMergeField = (name: string): name is MergeField => mergeFields.some((each) => each === name);
