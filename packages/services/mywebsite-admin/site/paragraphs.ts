const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that no document may have, and halves of ones. */
const isForbidden = (code: number) =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) ||
  code === 127 ||
  (code >= 0xd800 && code <= 0xdfff) ||
  code % 0x10000 >= 0xfffe;

/** Text for an element or a quoted attribute. */
export const escaped = (text: string): string =>
  [...text]
    .filter((char) => !isForbidden(char.codePointAt(0) ?? 0))
    .join('')
    .replace(/[&<>"']/g, (char) => entities[char] ?? '');

/** Text of several lines: an empty line separates paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
