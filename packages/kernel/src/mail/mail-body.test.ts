import { JSDOM } from 'jsdom';
import { htmlOfMail, type MailPart, textOfMail } from './mail-body';

const url = 'https://hub.suite.example/offer/#/proposal?id=1&token=a%20b';

const body: MailPart[] = [
  'Hello <b>Ada</b> & Co,',
  { heading: 'Key metrics' },
  {
    rows: [
      { name: 'Open', value: '$5', note: 'up 2%' },
      { name: 'DSO', value: '30 days' },
    ],
  },
  { list: ['one', 'two'] },
  'Pay it here:',
  { button: 'Pay now', url },
  { text: 'You chose these mails.', link: 'Stop', url: 'https://hub.suite.example/stop', isSmall: true },
  'Ada\nQuay & Stone',
];

const subject = 'Payment due: "Tax" <2026>';
const html = htmlOfMail(subject, body, { name: 'Quay & Stone', accent: '#7a1f3d', logoId: 'logo' });
const { document } = new JSDOM(html).window;

it('plain text has every part in order, with URLs on lines of their own', () => {
  expect(textOfMail(body)).toBe(`Hello <b>Ada</b> & Co,

Key metrics
-----------

Open: $5 (up 2%)
DSO: 30 days

- one
- two

Pay it here:

${url}

You chose these mails.
https://hub.suite.example/stop

Ada
Quay & Stone
`);
});

it('HTML shows the same parts, and what people wrote stays text', () => {
  expect(document.title).toBe(subject);
  expect(document.querySelector('b')).toBeNull();
  expect([...document.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
    'Hello &lt;b&gt;Ada&lt;/b&gt; &amp; Co,',
    'Pay it here:',
    expect.stringMatching(/^You chose these mails\. <a /),
    'Ada<br>Quay &amp; Stone',
  ]);
  expect([...document.querySelectorAll('a')].map((link) => [link.textContent, link.href])).toEqual([
    ['Pay now', url],
    ['Stop', 'https://hub.suite.example/stop'],
  ]);
  expect(document.querySelector('img')?.alt).toBe('Quay & Stone');
});

// Outlook for Windows renders with Word (Microsoft, "Word 2007 HTML and CSS Rendering Capabilities in Outlook 2007").
it('HTML only uses what Outlook renders: tables, cell padding and inline styles', () => {
  const styles = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '');
  expect(styles.join(';')).not.toMatch(
    /display:(flex|grid|inline-block)|position|float|background-image|url\(|var\(|calc\(|rgba|rem\b/,
  );
  expect(document.querySelectorAll('style, link, script, div, svg, form')).toHaveLength(0);
  for (const table of document.querySelectorAll('table'))
    expect([table.getAttribute('cellspacing'), table.getAttribute('cellpadding'), table.getAttribute('border')]).toEqual([
      '0',
      '0',
      '0',
    ]);
  // A padded link has no padding there, so the cell around it has the color and the padding.
  const button = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Pay now');
  expect(button?.style.padding).toBe('');
  expect(button?.closest('td')?.getAttribute('bgcolor')).toBe('#7a1f3d');
  expect(button?.closest('td')?.style.padding).toBe('12px 22px');
  expect(document.querySelector('img')?.getAttribute('height')).toBe('40');
});

it('layout tables are hidden from screen readers, and tables of values are not', () => {
  const tables = [...document.querySelectorAll('table')];
  const [values, layout] = [tables.filter((table) => table.querySelector(':scope > tbody > tr > th')), tables];
  expect(values.map((table) => table.getAttribute('role'))).toEqual([null]);
  expect(layout.filter((table) => !values.includes(table)).every((table) => table.getAttribute('role') === 'presentation')).toBe(
    true,
  );
  expect(document.documentElement.lang).toBe('en');
});

it('a long mail stays below 102 KB, where Gmail cuts it', () => {
  const long = Array.from({ length: 50 }, () => ({ text: 'An event happened to a client.\nYesterday', link: 'Open', url }));
  expect(Buffer.byteLength(htmlOfMail(subject, long, { name: 'Quay & Stone', accent: '#7a1f3d' }))).toBeLessThan(102_000);
});
