import { JSDOM } from 'jsdom';
import { type MailBrand, type MailContent, renderMail, type TemplateContent } from './render-mail';

const url = 'https://hub.suite.example/offer/#/proposal?id=1&token=a%20b';
const stop = 'https://hub.suite.example/stop';

const content: TemplateContent = {
  subject: 'Payment due: "Tax" <2026>',
  recipientName: '<b>Ada</b>\r\n& Co',
  body: [
    'A payment of $400 is due.',
    { heading: 'Key metrics' },
    {
      rows: [
        { name: 'Open', value: '$5', note: 'up 2%' },
        { name: 'DSO', value: '30 days' },
      ],
    },
    { list: ['one', '<i>two</i>'] },
    { quote: 'Is it "urgent"?\n<script>alert(1)</script>' },
    { text: 'A client paid.', link: 'Open', url: 'https://hub.suite.example/feed' },
  ],
  button: { label: 'Pay now', url },
  closing: ['Ada\nQuay & Stone'],
  reason: { text: 'You chose these mails.', link: 'Stop', url: stop },
};

const brand: MailBrand = { name: 'Quay & Stone', accent: '#7a1f3d', logo: { cid: 'logo', width: 96, height: 48 } };

const documentOf = (html: string) => new JSDOM(html).window.document;

const { text, html } = renderMail(brand, content);
const document = documentOf(html);
const inlineStyles = () => [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '');
const sheet = document.querySelector('style')?.textContent ?? '';
const button = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Pay now');

it('plain text has every part in order, with URLs on lines of their own and the footer after the mark of RFC 3676', () => {
  expect(text).toBe(`Hello <b>Ada</b> & Co,

A payment of $400 is due.

Key metrics
-----------

Open: $5 (up 2%)
DSO: 30 days

- one
- <i>two</i>

> Is it "urgent"?
> <script>alert(1)</script>

A client paid.
https://hub.suite.example/feed

Pay now:
${url}

Ada
Quay & Stone

-- 
Sent by Quay & Stone. You chose these mails.
${stop}
`);
});

it('HTML shows the same parts, and what people wrote stays text', () => {
  expect(document.title).toBe(content.subject);
  expect(document.querySelector('h1')?.textContent).toBe(content.subject);
  expect(document.querySelectorAll('b, i, script')).toHaveLength(0);
  expect([...document.querySelectorAll('p')].map(({ textContent, innerHTML }) => [textContent, /<br>/.test(innerHTML)])).toEqual([
    ['Hello <b>Ada</b> & Co,', false],
    ['A payment of $400 is due.', false],
    ['A client paid. Open', false],
    ['AdaQuay & Stone', true],
  ]);
  expect(
    [...document.querySelectorAll('td')].some((cell) => cell.textContent === 'Is it "urgent"?<script>alert(1)</script>'),
  ).toBe(true);
  expect([...document.querySelectorAll('td')].at(-1)?.textContent).toBe('Sent by Quay & Stone. You chose these mails. Stop');
});

it('HTML has the links of the text, and loads nothing', () => {
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual(text.match(/https:\S+/g));
  expect([...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))).toEqual(['cid:logo']);
  expect(document.querySelectorAll('link, script, iframe, form, input, svg, video, object')).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import|srcset|background=/);
});

it('mail programs show the first part beside the subject, and nothing after it', () => {
  const [preview] = document.body.children;
  expect((preview as HTMLElement).style.display).toBe('none');
  expect(preview?.textContent).toMatch(/^A payment of \$400 is due\.[\u034f\u200c\u00a0]{180}$/u);
  const long = renderMail(brand, { ...content, body: ['word '.repeat(1000)] });
  expect(
    documentOf(long.html)
      .querySelector('div')
      ?.textContent?.replaceAll(/[\u034f\u200c\u00a0]/gu, ''),
  ).toHaveLength(150);
});

// Support as of caniemail.com for Gmail and for Outlook for Windows, which renders with Word.
const everywhere =
  'background-color border border-bottom border-color border-left color display font-family font-size font-weight line-height margin padding text-decoration word-break';
/** Outlook for Windows ignores these; next to them is what it uses instead. */
const withFallback = ['max-width', 'border-radius', 'max-height', 'overflow'];

it('inline styles are those that Gmail and Outlook support, or that have a replacement there', () => {
  const names = inlineStyles().flatMap((style) => style.split(';').map((one) => one.split(':')[0]));
  const allowed = [...everywhere.split(' '), ...withFallback, 'mso-hide', 'mso-padding-alt'];
  expect([...new Set(names)].filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  expect(inlineStyles().join(';')).not.toMatch(/var\(|calc\(|rgba|hsl|\drem|\dem|flex|grid/);
  expect(sheet.replace(/^:root\{color-scheme:light dark\}\n@media \(prefers-color-scheme:dark\)\{[^@]*\}$/, '')).toBe('');
});

it('Outlook gets a width of 600 pixels, cells with padding and the sizes of pictures', () => {
  const forOutlook = html.match(/<!--\[if mso\]>.*?<!\[endif\]-->/gs)?.join('') ?? '';
  expect(forOutlook).toMatch(/<table [^>]*width="600"[^>]*>.*<\/table>/s);
  expect(forOutlook).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>');
  expect(button?.closest('td')?.getAttribute('style')).toContain('mso-padding-alt:12px 22px');
  expect(button?.closest('td')?.getAttribute('bgcolor')).toBe('#7a1f3d');
  expect(button?.style.padding).toBe('12px 22px');
  const logo = document.querySelector('img');
  expect([logo?.alt, logo?.getAttribute('width'), logo?.getAttribute('height')]).toEqual(['Quay & Stone', '96', '48']);
  for (const table of document.querySelectorAll('table'))
    expect(['cellspacing', 'cellpadding', 'border'].map((name) => table.getAttribute(name))).toEqual(['0', '0', '0']);
});

it('layout tables are hidden from screen readers, and tables of values are not', () => {
  const isOfValues = (table: Element) => table.querySelector(':scope > tbody > tr > th[scope=row]') !== null;
  const tables = [...document.querySelectorAll('table')];
  expect(tables.filter(isOfValues).map((table) => table.getAttribute('role'))).toEqual([null]);
  expect(tables.filter((table) => !isOfValues(table) && table.getAttribute('role') !== 'presentation')).toEqual([]);
  expect(document.documentElement.lang).toBe('en');
});

/** WCAG 2.2, "contrast ratio". */
const luminance = (color: string) =>
  [0.2126, 0.7152, 0.0722]
    .map((weight, index) => {
      const channel = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
    })
    .reduce((sum, part) => sum + part);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('text is readable on its background, in light and dark mode', () => {
  for (const color of inlineStyles().flatMap((style) => style.match(/(?<![-\w])color:(#\w{6})/)?.[1] ?? []))
    if (color !== '#ffffff') expect([color, contrast(color, '#f4f4f2') >= 4.5]).toEqual([color, true]);
  expect(contrast('#ffffff', brand.accent)).toBeGreaterThanOrEqual(4.5);
  const dark = [...sheet.matchAll(/[{ ]color:(#\w{6})/g)].map(([, color = '']) => color);
  expect(dark).toHaveLength(3);
  for (const background of sheet.match(/(?<=background-color:)#\w{6}/g) ?? [])
    for (const color of dark) expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
});

it('a long mail stays below 102 KB, where Gmail cuts it', () => {
  const event = { text: 'An event happened to a client.\nYesterday', link: 'Open', url };
  const long = { ...content, body: [event, ...Array.from({ length: 50 }, () => event)] as const };
  expect(Buffer.byteLength(renderMail(brand, long).html)).toBeLessThan(102_000);
});

describe('a letter', () => {
  const letter = (written: string): MailContent => ({ subject: 'Re: <hello>', letter: written });
  const written = 'Hello Ada,\r\n\r\nsee (https://firm.example/a?b=1&c="d), or <b>call</b>.\nAnn';
  const rendered = renderMail(brand, letter(written));
  const page = documentOf(rendered.html);

  it('looks as if it came from a mail program', () => {
    expect(rendered.text).toBe(`${written}\n`);
    expect(page.body.innerHTML.trim()).toBe(
      'Hello Ada,<br><br>see (<a href="https://firm.example/a?b=1&amp;c=">https://firm.example/a?b=1&amp;c=</a>"d), or &lt;b&gt;call&lt;/b&gt;.<br>Ann',
    );
    expect(page.title).toBe('Re: <hello>');
    expect(page.querySelectorAll('table, img, h1, style')).toHaveLength(0);
  });

  it('is written in linear time', () => {
    for (const hostile of ['http://'.repeat(50_000), `http://${'.'.repeat(300_000)}`, `http://a${'.'.repeat(300_000)} x`]) {
      const start = performance.now();
      renderMail(brand, letter(hostile));
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
