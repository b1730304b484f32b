import { expectLinearTime } from '@suite/testing/linear-time';
import { splitQuote } from '../contract/quote';
import { MAX_MAIL } from '../contract/terms';
import { lines, oneLine, readEntries } from '../forms/read-entries';
import { withoutSocialSecurityNumbers } from '../forms/social-security';
import { bounceOf, MAX_BOUNCE } from './bounce';
import { withJoinableWords } from './encoded-words.js';
import { textOfHtml } from './mail-text.js';
import { idsIn } from './message-id';

it('converts an HTML mail to text, one line per block, without styles, scripts and comments', () => {
  const html =
    '<HTML><head><title>Mail</title></head><style>p { color: red }</style><p>Good &amp; cheap</p><div>A<br>B</div><!-- <b> --><SCRIPT>run()</SCRIPT>İ <b>C';
  expect(textOfHtml(html)).toBe('Good & cheap\nA\nB\nİ C');
});

it('reads line ends of an HTML source as spaces, other than in preformatted text', () => {
  const html = '<p>Hello\r\n   big\n\tworld</p>\n  <p>A&nbsp; B</p>\n<blockquote>\n Old\n words</blockquote><pre>1\n  2</pre>End';
  expect(textOfHtml(html).trim()).toBe('Hello big world\nA  B\n\n> Old words\n1\n  2\nEnd');
});

const repeat = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));

it('decodes entities as HTML defines them, and marks quotations', () => {
  const html = '<p>Caf&eacute; &mdash; I&rsquo;m &#8364;5 &#x20AC;7&hellip; it&#146;s</p><blockquote>Old<br>words</blockquote>';
  expect(textOfHtml(html).trim()).toBe('Café — I’m €5 €7… it’s\n\n> Old\n> words');
});

describe.each([
  ['text of HTML, tags that never end', textOfHtml, '<style <br <!--', 500_000],
  ['text of HTML, many tags', textOfHtml, '<br>a&amp;', 500_000],
  ['text of HTML, styles that never end', textOfHtml, '<style>', 500_000],
  ['quotes that are introduced again and again', splitQuote, 'On aaaaaaa wrote:\n>x\n', MAX_MAIL],
  ['headers of earlier mails that never come', splitQuote, 'From: a\n', MAX_MAIL],
  ['introductions that never end', splitQuote, 'On 1\n', MAX_MAIL],
  ['encoded words', (header: string) => withJoinableWords(Buffer.from(header)), '=?utf-8?B?QQ==?= ', 200_000],
  ['encoded words that never end', (header: string) => withJoinableWords(Buffer.from(header)), '=?a?B?QQ', 200_000],
  ['empty lines', splitQuote, '\n', MAX_MAIL],
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
