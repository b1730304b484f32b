import type { Font, Glyph, GlyphRun } from 'fontkit';
import { encodedGlyph, outlineOf } from './glyph-outline';
import { fontOf } from './other-scripts';

/** Ids from here on are of glyphs of other fonts. */
const OTHERS = 0x10000;

/** Most points of an outline; glyphs of Chinese characters have more than those of letters. */
const MOST_POINTS = 2000;

/** What takes the glyphs of a font that a document uses (of fontkit, whose types leave it out). */
interface Subset {
  glyf: Uint8Array[];
  offset: number;
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  _addGlyph(id: number): number;
}

interface Tables {
  maxp: { maxPoints: number; maxContours: number };
}

type Printed = Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>;

interface Outline {
  font: Font;
  id: number;
  advance: number;
  scale: number;
}

/** Most texts: they need no look at each character. */
const ASCII = /^[ -~]*$/;

const letter = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}][\p{M}\p{Script=Hebrew}\p{Script=Arabic}]*`;

/** Hebrew and Arabic words, with what is between them. */
const fromRight = new RegExp(`${letter}(?:[\\p{Zs}\\p{P}]+${letter})*`, 'gu');

/** Whether a text has words from right to left: these are laid out together, never one by one. */
export const hasFromRight = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** What is not seen, and changes how the character before is drawn: it stays in one piece with it. */
const isAttached = (codePoint: number) => /\p{M}|\u200c|\u200d|\ufe0e|\ufe0f/u.test(String.fromCodePoint(codePoint));

/** A font that takes characters which it lacks from other fonts, so that a text in any of their scripts is printed as one. */
export function withOtherScripts(base: Font, weight: number, create: (bytes: Buffer) => Font): Font {
  const outlines: Outline[] = [];
  const ids = new Map<Font, Map<number, number>>();

  function idOf(font: Font, { id, advanceWidth }: Glyph, scale: number): number {
    const known = ids.get(font) ?? new Map<number, number>();
    ids.set(font, known);
    const before = known.get(id);
    if (before !== undefined) return before;
    const own = OTHERS + outlines.push({ font, id, scale, advance: Math.round(advanceWidth * scale) }) - 1;
    known.set(id, own);
    return own;
  }

  function layout(text: string, features?: Parameters<Font['layout']>[1]): GlyphRun {
    if (ASCII.test(text)) return base.layout(text, features);
    const parts = partsOf(text, base, (codePoint) => fontOf(codePoint, weight, create));
    if (parts.every(({ font, isFromRight }) => font === base && !isFromRight)) return base.layout(text, features);
    const glyphs: Printed[] = [];
    const positions: GlyphRun['positions'] = [];
    for (const { font, text } of parts) {
      const run = font.layout(text, features);
      const scale = base.unitsPerEm / font.unitsPerEm;
      run.glyphs.forEach((glyph, at) => {
        const position = run.positions[at];
        if (!position) return;
        const { codePoints, advanceWidth } = glyph;
        glyphs.push(
          font === base ? glyph : { id: idOf(font, glyph, scale), advanceWidth: Math.round(advanceWidth * scale), codePoints },
        );
        const { xAdvance, yAdvance, xOffset, yOffset } = position;
        positions.push({
          ...position,
          xAdvance: xAdvance * scale,
          yAdvance: yAdvance * scale,
          xOffset: xOffset * scale,
          yOffset: yOffset * scale,
        });
      });
    }
    return {
      glyphs,
      positions,
      // PDFKit scales the positions, and asks for the width after that.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    } as unknown as GlyphRun;
  }

  function createSubset(this: Font) {
    const subset = base.createSubset.call(this) as unknown as Subset;
    const addOwn = subset._addGlyph;
    subset._addGlyph = (id) => {
      const outline = outlines[id - OTHERS];
      if (!outline) return addOwn.call(subset, id);
      const points = outlineOf(outline.font, outline.id);
      const bytes = encodedGlyph(points, outline.scale);
      subset.glyf.push(bytes);
      subset.loca.offsets.push(subset.offset);
      const bearing = points.length ? Math.round(Math.min(...points.map(({ x }) => x)) * outline.scale) : 0;
      subset.hmtx.metrics.push({ advance: outline.advance, bearing });
      subset.offset += bytes.length;
      return subset.glyf.length - 1;
    };
    return subset;
  }

  const { maxp } = base as unknown as Tables;
  return Object.create(base, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    maxp: { value: { ...maxp, maxPoints: Math.max(maxp.maxPoints, MOST_POINTS), maxContours: MOST_POINTS } },
  });
}

interface Part {
  font: Font;
  text: string;
  isFromRight?: true;
}

/**
 * A text in pieces that one font prints each, in the order in which they stand from left to right; what none has stays with the
 * first, which prints a box. Words from right to left that follow each other are one piece: fontkit turns it round.
 */
function partsOf(text: string, base: Font, otherFor: (codePoint: number) => Font | undefined): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(fromRight)) {
    addParts(parts, text.slice(end, index), base, otherFor);
    parts.push({ font: base, text: words, isFromRight: true });
    end = index + words.length;
  }
  addParts(parts, text.slice(end), base, otherFor);
  return parts;
}

function addParts(parts: Part[], text: string, base: Font, otherFor: (codePoint: number) => Font | undefined): void {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    if (last && last.font !== base && isAttached(codePoint)) {
      if (last.font.hasGlyphForCodePoint(codePoint)) last.text += character;
      continue;
    }
    const font = base.hasGlyphForCodePoint(codePoint) ? base : (otherFor(codePoint) ?? base);
    if (last?.font === font && !last.isFromRight) last.text += character;
    else parts.push({ font, text: character });
  }
}
