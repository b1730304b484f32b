import { readFileSync } from 'node:fs';
import module from 'node:module';
import type { Font } from 'fontkit';
import { packagesFolder } from '../packages-folder';

/** Noto families (SIL Open Font License 1.1) in the order of preference; each is split into files by Unicode ranges. */
const families = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-thai', 'noto-sans-devanagari', 'noto-emoji'];

interface Slice {
  path: string;
  ranges: [from: number, to: number][];
}

/** Maximum number of cached fonts; each takes about 1 MB. */
const MAX_CACHED = 48;

/** Keys are weight and path; the most recently used is last. */
const cached = new Map<string, Font>();

let slices: Slice[] | undefined;

/** Parses ranges such as `U+4e00,U+4e10-4e1f`. */
const rangesOf = (text: string): Slice['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

function readSlices(): Slice[] {
  const require = module.createRequire(new URL('kernel/', packagesFolder));
  return families.flatMap((family) => {
    const of = `@fontsource-variable/${family}`;
    return Object.entries(require(`${of}/unicode.json`) as Record<string, string>).map(([name, ranges]) => ({
      path: require.resolve(`${of}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: rangesOf(ranges),
    }));
  });
}

/**
 * Reads the outlines before setting the weight, because fontkit can vary only those of plain files and cannot read those of WOFF2
 * while varying them.
 */
function ofWeight(font: Font, weight: number): Font {
  Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true });
  font.getGlyph(0);
  delete (font as { _variationProcessor?: null })._variationProcessor;
  return Object.assign(font, { variationCoords: [weight] });
}

/** A font that has a character, with a name that distinguishes its glyphs from those of other fonts. */
export interface Other {
  name: string;
  font: Font;
}

/**
 * Returns the font that prints a character at a weight; undefined when there is none. Each file is read with the first text that
 * needs it.
 */
export function fontOf(codePoint: number, weight: number, create: (bytes: Buffer) => Font): Other | undefined {
  slices ??= readSlices();
  for (const { path, ranges } of slices) {
    if (!ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
    const name = `${weight} ${path}`;
    const font = cached.get(name) ?? ofWeight(create(readFileSync(path)), weight);
    cached.delete(name);
    cached.set(name, font);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    if (font.hasGlyphForCodePoint(codePoint)) return { name, font };
  }
  return undefined;
}
