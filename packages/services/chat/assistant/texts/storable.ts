import { mapAllTexts } from '../withheld/map-texts';

/** Makes a text storable in every database: removes NUL and replaces unpaired surrogates. */
export const storableText = (text: string): string => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Does the same for all texts in a value. */
export const storable = <Value>(value: Value): Value =>
  /\\u0000|\\ud[89a-f]/.test(JSON.stringify(value)) ? mapAllTexts(value, storableText) : value;

/** Truncates a text without splitting a surrogate pair. */
export const cut = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text;

/** Makes a text storable that arrives in pieces, where a piece may end within a character. */
export function storablePieces() {
  let held = '';
  return {
    push(piece: string): string {
      const text = held + piece;
      held = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
      return storableText(held ? text.slice(0, -1) : text);
    },
    end(): string {
      const rest = storableText(held);
      held = '';
      return rest;
    },
  };
}
