import { blocksOf, merged } from '@services/offers/wording/letter';
import { copy } from './copy';

/** A part of a letter in a line: without the marks of its lists and headings, with words in place of what is filled in later. */
export const summaryOf = (text: string): string =>
  blocksOf(merged(text, copy.fieldWords))
    .map((block) => (block.kind === 'list' ? block.items.join(', ') : block.text))
    .join(' ');
