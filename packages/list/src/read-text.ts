import { likelihoodOf } from '@suite/values/likely-text';
import { singleByteEncodings, type TextEncoding } from '@suite/values/text-encodings';

export interface FileText {
  text: string;
  /** How its letters were read where nothing in the file proves it, with some of the words that show whether it is right. */
  guess?: EncodingGuess;
}

export interface EncodingGuess {
  name: TextEncoding;
  samples: string[];
}

/** The letters from 0x80 on of DOS 850, which browsers don't decode. */
const DOS_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The bytes of lines beyond ASCII that are enough to detect an encoding. */
const ENOUGH = 1 << 15;

/** The number of words that show whether an encoding is right. */
const SAMPLES = 3;

/** The maximum number of characters of such a word on either side of its first one beyond ASCII. */
const AROUND = 40;

/**
 * Decodes a text file: UTF-16 with its mark, UTF-8, or otherwise the likeliest encoding, as the import of a ledger does.
 * @param chosen the encoding that a person selected
 * @throws RangeError for a file that isn't text
 */
export function decode(bytes: Uint8Array, chosen?: TextEncoding): FileText {
  const certain = markedText(bytes) ?? utf8Text(bytes);
  const name = chosen ?? (certain === undefined ? likeliestEncoding(bytes) : 'utf-8');
  const text = chosen || certain === undefined ? decodeAs(bytes, name) : certain;
  if (text.includes('\0')) throw new RangeError('The file is not text.');
  return { text, ...((chosen || certain === undefined) && { guess: { name, samples: samplesOf(text) } }) };
}

/** Reads a text file. @throws RangeError for a file that isn't text */
export const readText = async (file: Blob, chosen?: TextEncoding): Promise<FileText> =>
  decode(new Uint8Array(await file.arrayBuffer()), chosen);

function markedText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  const letters = (byte: number) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS_850[byte - 0x80] ?? ''));
  return Array.from(bytes, letters).join('');
}

function likeliestEncoding(bytes: Uint8Array): TextEncoding {
  const sample = linesBeyondAscii(bytes);
  const likely = (encoding: TextEncoding) => likelihoodOf(decodeAs(sample, encoding), encoding);
  let best: { encoding: TextEncoding; score: number } = { encoding: 'windows-1252', score: likely('windows-1252') + 0.05 };
  for (const encoding of singleByteEncodings) {
    const score = likely(encoding);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

/** Returns the first lines with bytes beyond ASCII. */
function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  for (let from = 0; from < bytes.length && lines.length < ENOUGH; ) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    from += line.length;
    if (line.some((byte) => byte >= 0x80)) lines.push(...line.subarray(0, ENOUGH));
  }
  return Uint8Array.from(lines);
}

function samplesOf(text: string): string[] {
  const samples = new Set<string>();
  for (const [word] of text.matchAll(/[^\s,;|"]+/g)) {
    const at = word.search(/\P{ASCII}/u);
    if (at >= 0) samples.add(word.slice(Math.max(0, at - AROUND), at + AROUND));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
