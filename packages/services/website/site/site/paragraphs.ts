import { escaped } from '@suite/contract/escaped';

/** Renders multiline text; an empty line separates paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
