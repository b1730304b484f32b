import { blocksOf, merged } from '@services/price-book/wording/letter';
import { copy } from './copy';

/** Returns a part of a letter as one line, without list marks and headings, and with words instead of merge fields. */
export function summaryOf(text: string): string {
  const line = blocksOf(merged(text, copy.fieldWords))
    .map((block) => (block.kind === 'list' ? listed(block.items) : block.text))
    .join(' ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** List items that are sentences stay unchanged. */
const listed = (items: readonly string[]): string =>
  items
    .map((item) => item.trim())
    .join(', ')
    .replaceAll('.,', '.');
