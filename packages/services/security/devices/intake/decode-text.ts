import { isAscii, isUtf8 } from 'node:buffer';

/** The characters of the bytes 80 to 9F in Windows-1252, which Node decodes as control characters; empty where none is assigned. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The number of bytes that identify UTF-16 without a mark. */
const SAMPLE = 4_096;

/** The minimum share of zeros at odd or even places in UTF-16, whose letters are mostly Latin. */
const ZEROS = 0.3;

/**
 * Decodes a text file: UTF-16, as PowerShell redirects output, UTF-8, or otherwise the encoding in which spreadsheets on Windows
 * save. Undefined for a file that isn't text.
 */
export function decodeText(content: Buffer): string | undefined {
  const wide = wideEncoding(content);
  if (wide) return withoutMarks(new TextDecoder(wide).decode(content));
  if (content.includes(0)) return undefined;
  const text = withoutCutCharacter(content);
  if (isUtf8(text)) return withoutMarks(text.toString('utf8'));
  return content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80]?.trim() ?? '');
}

/** A file that is joined from several has a mark within. */
const withoutMarks = (text: string): string => text.replaceAll('\ufeff', '');

/** Drops a character of UTF-8 that is cut off at the end of a file, if the file has others. */
function withoutCutCharacter(content: Buffer): Buffer {
  const start = content.findLastIndex((byte) => byte < 0x80 || byte >= 0xc0);
  const length = content.length - start;
  const [lead = 0] = content.subarray(start);
  const isCut = lead >= 0xc2 && length < (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);
  const whole = content.subarray(0, start);
  return isCut && isUtf8(whole) && !isAscii(whole) ? whole : content;
}

function wideEncoding(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const sample = content.subarray(0, SAMPLE);
  const zeros = [0, 0] as [number, number];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2 === 0 ? 0 : 1]++;
  });
  const [even, odd] = zeros.map((count) => count / (sample.length / 2)) as [number, number];
  if (odd > ZEROS && even < ZEROS / 10) return 'utf-16le';
  return even > ZEROS && odd < ZEROS / 10 ? 'utf-16be' : undefined;
}
