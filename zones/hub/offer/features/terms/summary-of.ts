import { blocksOf, merged } from '@services/offers/wording/letter';
import { copy } from './copy';

/** A part of a letter in a line: without the marks of its lists and headings, with words in place of what is filled in later. */
export function summaryOf(text: string): string {
  const line = blocksOf(merged(text, copy.fieldWords))
    .map((block) => (block.kind === 'list' ? listed(block.items) : block.text))
    .join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Points that are sentences stand as they are. */
const listed = (items: readonly string[]): string =>
  items
    .map((item) => item.trim())
    .join(', ')
    .replaceAll('.,', '.');
