import { inflateSync } from 'node:zlib';

/**
 * The pieces of text of a PDF with one embedded font, in the order they are drawn: its content streams by the font's
 * own map of glyphs to characters (ISO 32000-1 §9.10.3).
 */
export function pdfTexts(file: Buffer): string[] {
  const streams = [...streamsOf(file)];
  const characters = new Map<string, string>();
  for (const map of streams.filter((stream) => stream.includes('beginbfrange'))) {
    for (const [, first = '', codes = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
      for (const [place, [, code = '']] of [...codes.matchAll(/<([\da-f ]+)>/gi)].entries()) {
        const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
        const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
        characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
      }
    }
  }
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
      [...pieces.matchAll(/<([\da-f]+)>/gi)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => characters.get(glyph.toLowerCase()) ?? '\uFFFD')
        .join(''),
    ),
  );
}

function* streamsOf(file: Buffer): Generator<string> {
  const text = file.toString('latin1');
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const begin = index + head.length;
    const bytes = file.subarray(begin, text.indexOf('\nendstream', begin));
    try {
      yield inflateSync(bytes).toString('latin1');
    } catch {
      yield bytes.toString('latin1');
    }
  }
}
