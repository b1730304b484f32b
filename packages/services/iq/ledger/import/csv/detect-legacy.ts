import { likelihoodOf } from '@suite/values/likely-text';
import { singleByteEncodings } from '@suite/values/text-encodings';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import type { Encoding } from '../../contract/encodings';
import { decodedSingle } from './decode';

/** Encodings with two bytes for most letters. */
const doubleByte = ['shift_jis', 'gb18030', 'big5', 'euc-kr', 'euc-jp'] as const;

export const isSingleByte = (encoding: Encoding): boolean => singleByteEncodings.some((one) => one === encoding);

type DoubleByte = (typeof doubleByte)[number];

/** The library's names where they differ: an ISO code page is read as the one of Windows that contains it. */
const namesOf: Partial<Record<Encoding, readonly string[]>> = {
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
  'windows-1253': ['windows-1253', 'ISO-8859-7'],
  'windows-1254': ['windows-1254', 'ISO-8859-9'],
  'windows-1255': ['windows-1255', 'ISO-8859-8'],
};

/** Whether a character is one of the common ones that the standard of an encoding lists first: JIS level 1, GB 2312 level 1. */
const isCommon: Record<DoubleByte, (lead: number, trail: number) => boolean> = {
  shift_jis: (lead) => lead >= 0x81 && lead <= 0x98,
  gb18030: (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || lead === 0xa1 || lead === 0xa3),
  big5: (lead) => lead >= 0xa1 && lead <= 0xc6,
  'euc-kr': (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xc8) || lead === 0xa1 || lead === 0xa3),
  'euc-jp': (lead, trail) => trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xcf) || (lead >= 0xa1 && lead <= 0xa5)),
};

/** Returns the share of common characters among those of two bytes. Bytes that are none in this encoding count against it. */
function shareOfCommon(bytes: Buffer, encoding: DoubleByte): number {
  const text = iconv.decode(bytes, encoding);
  const broken = text.split('\uFFFD').length - 1;
  let [common, count] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    count++;
    // A half-width letter of Japanese has one byte.
    if (encoding === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) common += 0.9;
    else if (isCommon[encoding](lead, bytes[++at] ?? 0)) common++;
  }
  // Their letters are rarely part of a Latin word.
  return Math.max(0, (common - 3 * broken) / count) * (/[a-z]\P{ASCII}|\P{ASCII}[a-z]/u.test(text) ? 0.5 : 1);
}

/** Returns the most likely encoding of text that is neither ASCII nor UTF-8. @param bytes lines with bytes beyond ASCII */
export function detectLegacy(bytes: Buffer): Encoding {
  const matches = analyse(bytes);
  const likely = (encoding: Encoding): number => {
    const names = namesOf[encoding] ?? [encoding];
    const confidence = Math.max(
      0,
      ...matches.flatMap(({ name, confidence }) =>
        names.some((one) => one.toLowerCase() === name.toLowerCase()) ? [confidence] : [],
      ),
    );
    const is = doubleByte.find((one) => one === encoding);
    const share = is ? shareOfCommon(bytes, is) : likelihoodOf(decodedSingle(bytes, encoding), encoding);
    return share + confidence / 400;
  };
  let best = { encoding: 'windows-1252' as Encoding, score: likely('windows-1252') + 0.05 };
  for (const encoding of [...singleByteEncodings, ...doubleByte]) {
    const score = likely(encoding);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}
