import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = (name: string) => readFileSync(join(__dirname, `${name}.css`), 'utf8').replace(/\s+/g, ' ');
const rule = (name: string, selector: string) => css(name).split(`${selector} { `)[1]?.split('}')[0];

test.each([
  ['sm', 24],
  ['md', 32],
  ['lg', 48],
  ['xl', 64],
  ['xl-2', 92],
  ['xl-3', 128],
])('§9 an avatar %s is %i px', (size, pixels) => {
  expect(rule('avatar', `.ui-avatar-${size}`)).toContain(`--size: ${pixels}px`);
});

test.each([
  ['vertical', 360],
  ['horizontal', 540],
])('§9 a %s card is %i px wide', (direction, pixels) => {
  expect(rule('card', `.ui-card-${direction}`)).toContain(`max-width: ${pixels}px`);
});

test.each([
  ['.ui-card-title', 2],
  ['.ui-card-text', 3],
  ['.ui-card-horizontal > .ui-card-text', 4],
])('§9 %s is clamped to %i lines', (selector, lines) => {
  const clamped = css('card')
    .split('} ')
    .filter((text) => text.startsWith(`${selector} {`));
  expect(clamped.join()).toContain(`-webkit-line-clamp: ${lines}`);
});

test("a dialog's text has its normal style, regardless of the text that opened it", () => {
  expect(rule('dialog', '.ui-dialog')).toContain('text-transform: none;');
});
