import { fitsShape } from './fits-shape';

const empty = { name: '', price: 0, isOn: false, lines: [{ id: 'a', drivers: [] as object[] }], chosen: null, texts: {} };
const nested = (depth: number): unknown => (depth ? { of: nested(depth - 1) } : 'x');

test.each([
  ['the form as it starts', empty],
  ['what was typed', { ...empty, name: 'Ann', price: 12, isOn: true, texts: { en: 'x' } }],
  ['a number that is missing', { ...empty, price: Number.NaN }],
  ['something cleared', { ...empty, price: null, name: undefined }],
  ['a line of another variant', { ...empty, lines: [{ id: 1 }] }],
  ['more lines', { ...empty, lines: [...empty.lines, { id: 'b', drivers: [{ name: 'x' }] }] }],
  ['a choice where there was none', { ...empty, chosen: { id: 'a' } }],
  ['a part that is no longer there', { name: 'Ann' }],
])('%s fits', (_, value) => {
  expect(fitsShape(value, empty)).toBe(true);
});

test.each([
  ['null', null],
  ['a text instead of a form', 'x'],
  ['a list instead of a form', []],
  ['a text for a number', { ...empty, price: '12' }],
  ['an object for a text', { ...empty, name: {} }],
  ['a text for a list', { ...empty, lines: 'none' }],
  ['a line that is a text', { ...empty, lines: ['a'] }],
  ['a number beyond whole numbers', { ...empty, price: 1e18 }],
  ['a text that no field takes', { ...empty, name: 'x'.repeat(500_001) }],
  ['more lines than a form has', { ...empty, lines: Array(10_001).fill({ id: 'a', drivers: [] }) }],
  ['parts within parts without end', { ...empty, chosen: nested(30) }],
])('%s does not fit', (_, value) => {
  expect(fitsShape(value, empty)).toBe(false);
});
