import type { Source } from '@services/assistant/contract/answers';
import { fireEvent, render, screen } from '@testing-library/react';
import { AnswerText } from './answer-text';

const source: Source = { key: 2, title: 'Bayview Dental', tool: 'getClientMetrics', measures: [], facts: {}, link: null };

const draw = (text: string, marks: { start: number; end: number }[] = [], onCite: (key: number) => void = () => undefined) =>
  render(<AnswerText text={text} sources={[source, { ...source, key: 3, title: 'Hollis' }]} marks={marks} onCite={onCite} />)
    .container;

test('tables, lists and code are rendered, and citations are buttons', () => {
  const page = draw('| Client | Overdue |\n| --- | ---: |\n| **Bayview** | $5 [2] |\n\n1. One\n2. Two\n\nand `code`');
  expect(screen.getByRole('button', { name: 'Source 2: Bayview Dental' })).toBeTruthy();
  expect(page.querySelectorAll('td')).toHaveLength(2);
  expect(page.querySelectorAll('ol > li')).toHaveLength(2);
  expect(page.querySelector('code')?.textContent).toContain('code');
});

test('a list starts at its own number', () => {
  const page = draw('3. Three\n4. Four\n\ntext\n\n1. One');
  expect([...page.querySelectorAll('ol')].map(({ start }) => start)).toEqual([3, 1]);
});

test('a number that matches no cited row is marked, in any element', () => {
  const text = 'They owe **$7 now** [2].';
  const page = draw(text, [{ start: 11, end: 13 }]);
  expect(page.querySelector('mark')?.textContent).toContain('$7');
  expect(page.querySelector('strong')?.textContent).toContain('now');
});

test('a citation shows its own row', () => {
  const cited: number[] = [];
  draw('They owe $5 [2, 3].', [], (key) => cited.push(key));
  fireEvent.click(screen.getByRole('button', { name: 'Source 3: Hollis' }));
  fireEvent.click(screen.getByRole('button', { name: 'Source 2: Bayview Dental' }));
  expect(cited).toEqual([3, 2]);
});

test('a row that has not arrived yet is no button', () => {
  draw('They owe $5 [9].');
  expect(screen.queryByRole('button')).toBeNull();
});

test('every number without a row is marked, in whichever order the marks come', () => {
  const text = 'They owe $7 or $8.';
  const page = draw(text, [
    { start: 15, end: 17 },
    { start: 9, end: 11 },
  ]);
  expect([...page.querySelectorAll('mark')].map(({ firstChild }) => firstChild?.textContent)).toEqual(['$7', '$8']);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/x.png)',
  '[click](javascript:alert(1))',
  '[click](https://evil.example)',
  'https://evil.example <https://evil.example>',
  '[2]: https://evil.example\n\n[2]',
  '<script>alert(1)</script>\n\n<iframe src="https://evil.example"></iframe>',
  '<a href="data:text/html,x">x</a>',
])('nothing is linked, loaded or executed: %s', (text) => {
  const page = draw(text);
  expect(page.querySelectorAll('a, img, script, iframe, svg, video, object, form, [style], [onerror]')).toHaveLength(0);
  expect(page.textContent).toContain('e');
});

test.each([
  ['nested quotes', '>'.repeat(5000)],
  ['nested lists', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
  ['brackets', '['.repeat(20_000)],
  ['emphasis', `${'*a **b '.repeat(5000)}`],
  ['links', '[a](b'.repeat(5000)],
  ['back ticks', '`'.repeat(20_000)],
  ['a wide table', `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n|${'b|'.repeat(3000)}`],
  ['a long line', 'x'.repeat(100_000)],
  ['many lines', '- a\n'.repeat(14_000)],
])('malicious text is rendered quickly: %s', (_, text) => {
  const startedAt = performance.now();
  const page = draw(text);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(page.textContent?.length).toBeGreaterThan(0);
});
