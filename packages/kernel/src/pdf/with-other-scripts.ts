import type { Font, Glyph, GlyphRun } from 'fontkit';
import { encodedGlyph, outlineOf } from './glyph-outline';
import { fontOf, type Other } from './other-scripts';

/** The first id for glyphs of other fonts. */
const OTHERS = 0x10000;

/** Maximum points of an outline; Chinese characters have more than letters. */
const MAX_POINTS = 2000;

/** Collects the glyphs of a font that a document uses (part of fontkit that its types leave out). */
interface Subset {
  font: object;
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
  bytes: Buffer;
  advance: number;
  bearing: number;
}

/** Matches most texts, which need no check of each character. */
const ASCII = /^[ -~]*$/;

const letter = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}][\p{M}\p{Script=Hebrew}\p{Script=Arabic}]*`;

/** Matches Hebrew and Arabic words, with the text between them. */
const fromRight = new RegExp(`${letter}(?:[\\p{Zs}\\p{P}]+${letter})*`, 'gu');

/** Returns whether a text has right-to-left words: these are laid out together, never one by one. */
export const hasFromRight = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** Returns whether a character is invisible but changes how the one before it is drawn, so that both stay in one piece. */
const isAttached = (codePoint: number) => /\p{M}|\u200c|\u200d|\ufe0e|\ufe0f/u.test(String.fromCodePoint(codePoint));

/** Creates a font that takes missing characters from other fonts, so that a text in any of their scripts is printed as one. */
export function withOtherScripts(base: Font, weight: number, create: (bytes: Buffer) => Font): Font {
  const outlines: Outline[] = [];
  const ids = new Map<string, number>();

  function idOf({ name, font }: Other, { id, advanceWidth }: Glyph, scale: number): number {
    const before = ids.get(`${name} ${id}`);
    if (before !== undefined) return before;
    const points = outlineOf(font, id);
    const own =
      OTHERS +
      outlines.push({
        bytes: encodedGlyph(points, scale),
        advance: Math.round(advanceWidth * scale),
        bearing: points.length ? Math.round(Math.min(...points.map(({ x }) => x)) * scale) : 0,
      }) -
      1;
    ids.set(`${name} ${id}`, own);
    return own;
  }

  function layout(text: string, features?: Parameters<Font['layout']>[1]): GlyphRun {
    if (ASCII.test(text)) return base.layout(text, features);
    const parts = partsOf(text, base, (codePoint) => fontOf(codePoint, weight, create));
    if (parts.every(({ other, isFromRight }) => !other && !isFromRight)) return base.layout(text, features);
    const glyphs: Printed[] = [];
    const positions: GlyphRun['positions'] = [];
    for (const { other, text } of parts) {
      const font = other?.font ?? base;
      const run = font.layout(text, features);
      const scale = base.unitsPerEm / font.unitsPerEm;
      run.glyphs.forEach((glyph, at) => {
        const position = run.positions[at];
        if (!position) return;
        const { codePoints, advanceWidth } = glyph;
        glyphs.push(
          other ? { id: idOf(other, glyph, scale), advanceWidth: Math.round(advanceWidth * scale), codePoints } : glyph,
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
      // PDFKit scales the positions and reads the width after that.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    } as unknown as GlyphRun;
  }

  function createSubset(this: Font) {
    const subset = base.createSubset.call(this) as unknown as Subset;
    // A font caches each glyph with the characters of its first request, and parts of glyphs are requested without any.
    subset.font = Object.create(base, { _glyphs: { value: {} } });
    const addOwn = subset._addGlyph;
    subset._addGlyph = (id) => {
      const outline = outlines[id - OTHERS];
      if (!outline) return addOwn.call(subset, id);
      const { bytes, advance, bearing } = outline;
      subset.glyf.push(bytes);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance, bearing });
      subset.offset += bytes.length;
      return subset.glyf.length - 1;
    };
    return subset;
  }

  const { maxp } = base as unknown as Tables;
  return Object.create(base, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    maxp: { value: { ...maxp, maxPoints: Math.max(maxp.maxPoints, MAX_POINTS), maxContours: MAX_POINTS } },
  });
}

interface Part {
  text: string;
  /** The font that prints the text, unless it is the base font. */
  other?: Other | undefined;
  isFromRight?: true;
}

type FindOther = (codePoint: number) => Other | undefined;

/**
 * Splits a text into pieces that each use one font, in order from left to right; a character missing from all fonts goes to the
 * base font, which prints a box. Consecutive right-to-left words are one piece, which fontkit reverses.
 */
function partsOf(text: string, base: Font, otherFor: FindOther): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(fromRight)) {
    addParts(parts, text.slice(end, index), base, otherFor);
    parts.push({ text: words, isFromRight: true });
    end = index + words.length;
  }
  addParts(parts, text.slice(end), base, otherFor);
  return parts;
}

function addParts(parts: Part[], text: string, base: Font, otherFor: FindOther): void {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    if (last?.other && isAttached(codePoint)) {
      if (last.other.font.hasGlyphForCodePoint(codePoint)) last.text += character;
      continue;
    }
    const other = base.hasGlyphForCodePoint(codePoint) ? undefined : otherFor(codePoint);
    if (last && last.other?.name === other?.name && !last.isFromRight) last.text += character;
    else parts.push({ text: character, other });
  }
}
