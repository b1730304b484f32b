import { expectLinearTime } from '@suite/testing/linear-time';
import { withoutStyles } from './without-styles';

test('text from a word processor loses its styles and keeps its content', () => {
  const word =
    '<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml><o:p>x</o:p></xml><![endif]--><p class=MsoNormal style=\'margin:0;font-family:"Calibri"\'>One <b style="x">two</b> style=3</p></body></html>';
  expect(withoutStyles(word)).toBe(
    '<html><body><!--[if gte mso 9]><![endif]--><p class=MsoNormal>One <b>two</b> style=3</p></body></html>',
  );
});

test.each([
  ['open styles', (size: number) => '<style>'.repeat(size / 7)],
  ['open tags', (size: number) => '<a '.repeat(size / 3)],
  ['style attributes without an end', (size: number) => `<a ${' style = '.repeat(size / 9)}`],
])('reads %s in linear time', async (_name, input) => expectLinearTime<string>({ read: withoutStyles, input, limit: 2 ** 20 }));
