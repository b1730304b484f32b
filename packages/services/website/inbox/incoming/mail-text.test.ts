import { expectLinearTime } from '@suite/testing/linear-time';
import { lines, oneLine, readEntries } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { bounceOf, MAX_BOUNCE } from './bounce';
import { textOfHtml, withoutQuote } from './mail-text';
import { idsIn } from './message-id';

it('converts an HTML mail to text, one line per block, without styles, scripts and comments', () => {
  const html =
    '<HTML><head><title>Mail</title></head><style>p { color: red }</style><p>Good &amp; cheap</p><div>A<br>B</div><!-- <b> --><SCRIPT>run()</SCRIPT>İ <b>C';
  expect(textOfHtml(html)).toBe('Good & cheap\nA\nB\nİ C');
});

it('removes the quote at the end of a mail, with the line that introduces it', () => {
  const quote = 'On Mon, Jan 5, 2026 at 9:00 AM Olivia wrote:\n> Hello\n>\n> Olivia\n';
  expect(withoutQuote(`Tomorrow.\n\n${quote}`)).toBe('Tomorrow.');
  expect(withoutQuote(`${quote}\nMy answer is below.`)).toContain('> Hello');
  expect(withoutQuote('Tomorrow.\n> Hello')).toBe('Tomorrow.');
});

const repeat = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));

describe.each([
  ['text of HTML, tags that never end', textOfHtml, '<style <br <!--', 500_000],
  ['text of HTML, many tags', textOfHtml, '<br>a&amp;', 500_000],
  ['text of HTML, styles that never end', textOfHtml, '<style>', 500_000],
  ['quotes that are introduced again and again', withoutQuote, 'On aaaaaaa wrote:\n>x\n', 500_000],
  ['empty lines', withoutQuote, '\n', 500_000],
  ['spaces in a line', oneLine, ' ', 500_000],
  ['line breaks of a posted field', (body: string) => lines(decodeURIComponent(body)), '%0D', 99_999],
  ['line feeds', lines, '\n', 500_000],
  ['message ids that never end', idsIn, '<a@', 10_000],
  ['digits', withoutSocialSecurityNumbers, '123-45-678 ', 500_000],
  ['digits without end', withoutSocialSecurityNumbers, '1', 500_000],
])('%s', (_, read, part, limit) => {
  it('are read in linear time', () => expectLinearTime({ read, input: repeat(part), limit }), 60_000);
});

it.each(['Message-ID: <a@b>\n', 'Message-ID:     ', 'Action: ', 'Diagnostic-Code: ', 'ann@visitor.example.', '<a'])(
  'reads a bounce of %j in linear time',
  async (part) => {
    const read = (bytes: Uint8Array) => bounceOf(bytes)?.names('ann@visitor.example');
    await expectLinearTime({ read, input: (size) => Buffer.from(repeat(part)(size)), limit: MAX_BOUNCE });
  },
  60_000,
);

it.each(['name', 'email', 'phone', 'message', 'heard'] as const)(
  'reads a posted %s in linear time',
  async (kind) => {
    const field = { key: 'field', kind, label: 'Field', help: '', isRequired: true, options: ['a', 'b'] };
    const form = { fields: [field], consent: '' };
    for (const part of [' ', 'a', '@a.', 'http://', '1-'])
      await expectLinearTime({
        read: (body: string) => readEntries(form, new Map(new URLSearchParams(body))),
        input: (size) => `field=${repeat(part)(size / 2)}&page=/${repeat(part)(size / 2)}`,
        limit: 100_000,
      });
  },
  120_000,
);
