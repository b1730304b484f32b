import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { controls } from './controls';
import { elements, exemptionOf } from './elements';

const service = join(__dirname, '..');
const rows = readFileSync(join(service, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ('))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the README has a row for each element, in order', () => {
  expect(rows.map(([, code]) => code)).toEqual(elements.map(({ code }) => code));
});

it.each(rows.map((row) => [row[1] ?? '', row] as const))(
  '%s has the controls and the test that the README names',
  (code, row) => {
    const [, , named = '', , test = ''] = row;
    const brought = controls.filter((control) => control.elements.some((element) => element === code));
    expect([...named.matchAll(/`([^`]+)`/g)].map(([, key]) => key).sort()).toEqual(brought.map(({ key }) => key).sort());
    const [, file = '', title = ''] = /^`([^`]+)` "(.+)"$/.exec(test) ?? [];
    expect(title).not.toBe('');
    const folder = file.startsWith('zones/') ? join(service, '../../../..') : service;
    const source = readFileSync(join(folder, file), 'utf8');
    expect(title.split('…').filter((part) => !source.includes(part))).toEqual([]);
  },
);

it('every control belongs to an element, and only elements exempted by 314.6 are exemptible', () => {
  expect(controls.filter((control) => control.elements.length === 0)).toEqual([]);
  const exempt = elements.filter(({ code }) => exemptionOf(code, 4999)).map(({ code }) => code);
  expect(exempt).toEqual(['(b)(1)', '(d)(2)', '(h)', '(i)']);
});
