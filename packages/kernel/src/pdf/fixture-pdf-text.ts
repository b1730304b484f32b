import { inflateSync } from 'node:zlib';

/**
 * Returns the pieces of text of a PDF, in drawing order: its content streams decoded with each font's own map of glyphs to
 * characters (ISO 32000-1 §9.10.3).
 */
export function pdfTexts(file: Buffer): string[] {
  const objects = objectsOf(file);
  const bodies = [...objects.values()];
  const fonts = new Map<string, Map<string, string>>();
  for (const { text } of bodies) {
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '') ?? [];
      fonts.set(name, charactersOf(objects.get(map)?.stream ?? ''));
    }
  }
  return bodies.flatMap(({ stream }) => textsOf(stream, fonts));
}

function textsOf(stream: string, fonts: Map<string, Map<string, string>>): string[] {
  const texts: string[] = [];
  let font: Map<string, string> | undefined;
  for (const [, name, pieces] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else
      texts.push(
        [...(pieces ?? '').matchAll(/<([\da-f]+)>/gi)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => font?.get(glyph.toLowerCase()) ?? '\uFFFD')
          .join(''),
      );
  }
  return texts;
}

function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', codes = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    for (const [place, [, code = '']] of [...codes.matchAll(/<([\da-f ]+)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return characters;
}

/** Returns the content and stream of each object by its number. */
function objectsOf(file: Buffer): Map<string, { text: string; stream: string }> {
  const objects = new Map<string, { text: string; stream: string }>();
  const text = file.toString('latin1');
  for (const { index, 1: id = '' } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = text.indexOf('endobj', index);
    const head = text.indexOf('stream\n', index);
    const hasStream = head >= 0 && head < end;
    const begin = head + 'stream\n'.length;
    objects.set(id, {
      text: text.slice(index, hasStream ? head : end),
      stream: hasStream ? unpacked(file.subarray(begin, text.indexOf('\nendstream', begin))) : '',
    });
  }
  return objects;
}

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return bytes.toString('latin1');
  }
}
