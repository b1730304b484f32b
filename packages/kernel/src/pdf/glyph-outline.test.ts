import { create, type Font } from 'fontkit';
import { encodedGlyph, outlineOf } from './glyph-outline';
import { fontOf } from './other-scripts';

const ONE = '一'.codePointAt(0) ?? 0;

/** Returns the stroke height of the Chinese character for one, which is a single bar. */
function heightAt(weight: number): number {
  const font = fontOf(ONE, weight, (bytes) => create(bytes) as Font)?.font as Font;
  const ys = outlineOf(font, font.glyphForCodePoint(ONE).id).map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

test('an outline has the requested weight', () => {
  expect(heightAt(700)).toBeGreaterThan(1.3 * heightAt(400));
});

test('an outline is encoded as points of a simple glyph, in a multiple of four bytes', () => {
  const point = (x: number, y: number, endContour = false) => {
    const one = { x, y, onCurve: true, endContour, copy: () => one };
    return one;
  };
  const bytes = encodedGlyph([point(0, 0), point(10, 0), point(0, 5, true)], 2);
  expect(bytes.toString('hex')).toBe(
    [
      '0001',
      '0000',
      '0000',
      '0014',
      '000a',
      '0002',
      '0000',
      '010101',
      '0000',
      '0014',
      'ffec',
      '0000',
      '0000',
      '000a',
      '000000',
    ].join(''),
  );
});
