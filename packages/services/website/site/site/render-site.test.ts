import { posix } from 'node:path';
import { pageOf } from '@services/inbox/ports';
import { HtmlValidate } from 'html-validate';
import { parse, safeParse } from 'valibot';
import { type Block, block, emptyBlocks } from '../contract/blocks';
import { richText } from '../contract/rich-text';
import { policyOf } from '../publish/pack';
import { problemsOf } from './fixture-schema-org';
import { blocksSaying, factsSaying, siteSaying } from './fixture-site';
import { draftHtml } from './page';
import { renderSite } from './render-site';
import { richTextHtml } from './rich-text';
import { styleOf } from './style';
import { contrast, themeOf } from './theme';

function filesOf(model: ReturnType<typeof siteSaying>, redirects: Record<string, string> = {}): Map<string, string> {
  const style = styleOf(model.facts.accent, model.pictures.values());
  const shell = { style, policy: policyOf(style, []) };
  return new Map([...renderSite(model, shell, redirects)].map(({ path, text }) => [path, text]));
}

const harborline = siteSaying({ text: 'Fees & taxes' });

const htmlOf = (files: ReadonlyMap<string, string>) => [...files].filter(([path]) => path.endsWith('.html'));

test('pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Documents for visitors without scripts, kept as short as possible.
    rules: { 'no-inline-style': 'error', 'long-title': 'off', 'require-sri': 'off', 'no-trailing-whitespace': 'off' },
  });
  for (const [path, text] of htmlOf(filesOf(harborline, { 'old/': 'fees/' }))) {
    const { results } = await validator.validateString(text);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`),
    );
    expect(problems).toEqual([]);
  }
});

test('every link within the website leads to one of its files', () => {
  const files = filesOf(harborline, { 'old/': 'fees/' });
  const pictures = new Set([...harborline.pictures.values()].flatMap((picture) => picture.files.map(({ path }) => path)));
  for (const [path, text] of htmlOf(files)) {
    const links = [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
    const within = links.filter((to) => !/^(https?:|mailto:|tel:|data:|#)/.test(to));
    expect(within.length).toBeGreaterThan(0);
    for (const to of within) {
      const target = posix.join(posix.dirname(path), to);
      const file = to.endsWith('/') ? posix.join(target, 'index.html') : target;
      expect([path, to, files.has(file) || pictures.has(file)]).toEqual([path, to, true]);
    }
  }
});

test('a page describes its content to search engines in types of schema.org', () => {
  const home = filesOf(harborline).get('index.html') ?? '';
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '');
  expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual(['AccountingService', 'Person']);
  expect(data['@graph'][0]).toMatchObject({
    name: 'Fees & taxes',
    telephone: '+1 503 555 0101',
    address: { '@type': 'PostalAddress', addressCountry: 'US' },
    employee: [{ '@id': data['@graph'][1]['@id'] }],
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('the data for search engines has types, properties and values of schema.org', () => {
  const graphs = htmlOf(filesOf(harborline)).flatMap(([path, text]) => {
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    return data ? [[path, JSON.parse(data)['@graph']] as const] : [];
  });
  expect(graphs.map(([path]) => path)).toEqual(harborline.pages.map(({ path }) => `${path}index.html`));
  const all = graphs.flatMap(([, graph]) => graph);
  for (const [path, graph] of graphs) expect([path, problemsOf(graph, all)]).toEqual([path, []]);
  const wrong = { '@type': 'Person', name: '', opens: '09:00', worksFor: { '@id': '#none' } };
  expect(problemsOf([wrong])).toEqual(['0.name: ', '0.opens: Person has no such property', '0.worksFor: #none is nowhere']);
});

test('no heading level is skipped when blocks have no headings of their own', () => {
  const [page] = harborline.pages;
  if (!page) throw new Error('there is no page');
  const blocks = page.content.blocks.flatMap((one) => (one.kind === 'text' ? [] : [{ ...one, heading: '' }]));
  const spot = { model: harborline, path: page.path, sourceOf: (path: string) => path };
  const { html } = draftHtml(spot, { ...page, content: { ...page.content, blocks } });
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 2).length).toBeGreaterThan(4);
  for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
});

test('a draft maps each block to its element, after the heading and past blocks that show nothing', () => {
  const [page] = harborline.pages;
  if (!page) throw new Error('there is no page');
  const placesOf = (blocks: Block[]) => {
    const spot = { model: harborline, path: page.path, sourceOf: (path: string) => path };
    return draftHtml(spot, { ...page, content: { ...page.content, blocks } }).places;
  };
  const [hero, text, services] = page.content.blocks;
  if (!hero || !text || !services) throw new Error('blocks are missing');
  const hollow: Block = { id: 'hollow', ...emptyBlocks.form() };
  expect(placesOf([hero, hollow, text, services])).toEqual([0, undefined, 1, 2]);
  expect(placesOf([hollow, text, services])).toEqual([undefined, 1, 2]);
});

test('forms and bookings send the path of the page that shows them, in a form that the receiver reads', () => {
  const files = filesOf(harborline);
  for (const { path } of harborline.pages) {
    const text = files.get(`${path}index.html`) ?? '';
    const inForms = [...text.matchAll(/name="page" value="([^"]*)"/g)].map(([, value]) => value);
    const inLinks = [...text.matchAll(/types\/1\?page=([^"]*)"/g)].map(([, value = '']) => decodeURIComponent(value));
    expect([inForms.length, inLinks.length]).toEqual([2, 1]);
    for (const value of [...inForms, ...inLinks]) expect(pageOf(value)).toBe(`/${path}`);
  }
});

test('a shared page shows the picture chosen for it, or else its first one', () => {
  const sharedIn = (model: ReturnType<typeof siteSaying>) =>
    /<meta property="og:image" content="([^"]*)">/.exec(filesOf(model).get('fees/index.html') ?? '')?.[1];
  expect(sharedIn(harborline)).toBe('https://harborline.sites.example/media/a-960.jpg');
  const [picture] = harborline.pictures.values();
  if (!picture) throw new Error('there is no picture');
  const files = [{ format: 'jpeg' as const, width: 480, height: 320, path: 'media/b-480.jpg' }];
  const pages = harborline.pages.map((page) => ({ ...page, content: { ...page.content, socialImageId: 'b' } }));
  const chosen = { ...harborline, pages, pictures: new Map([...harborline.pictures, ['b', { ...picture, files }]]) };
  expect(sharedIn(chosen)).toBe('https://harborline.sites.example/media/b-480.jpg');
});

/** Texts that run a script if they are read as HTML, an attribute, a URL, a style or a script. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style></script><svg onload=alert(1)>',
  '<!--><iframe srcdoc="<script>alert(1)</script>">',
  ']]><script>alert(1)</script>',
  '\u2028</script\u0000><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];

test.each(hostile)('%j in every field of every block stays text', (text) => {
  const clean = htmlOf(filesOf(harborline));
  const files = htmlOf(filesOf(siteSaying({ text })));
  for (const [path, html] of files) {
    const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0;
    const plain = clean.find(([other]) => other === path)?.[1];
    // The same elements as with a harmless text.
    if (plain)
      for (const tag of [/<script\b/g, /<img\b/g, /<svg\b/g, /<iframe\b/g]) expect(count(html, tag)).toBe(count(plain, tag));
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.filter((tag) => / on[a-z]+=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
  }
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'java\nscript:x',
  '//evil.example',
])('a link to %j is rejected, and is not rendered as a link when it exists', (link) => {
  for (const each of blocksSaying('Any', link)) {
    const hasLink = JSON.stringify(each).includes(JSON.stringify(link));
    if (hasLink) expect([each.kind, safeParse(block, each).success]).toEqual([each.kind, false]);
  }
  for (const [, html] of htmlOf(filesOf(siteSaying({ text: 'Any', link }))))
    expect(html).not.toMatch(/href="\s*(java|data:t|vb|\/\/)/i);
});

test('unlisted nodes and styles never reach a page', () => {
  const nodes = [
    { type: 'html', children: [] },
    { type: 'paragraph', children: [{ type: 'image', src: 'x' }] },
    { type: 'heading', tag: 'script', children: [] },
  ];
  for (const node of nodes)
    expect(safeParse(block, { id: 'a', kind: 'text', body: { root: { type: 'root', children: [node] } } }).success).toBe(false);
  const styled = { type: 'text', text: 'x', style: 'background:url(//evil)', format: 1023 };
  const parsed = safeParse(block, {
    id: 'a',
    kind: 'text',
    body: { root: { type: 'root', children: [{ type: 'paragraph', children: [styled], format: 'justify', style: 'x' }] } },
  });
  expect(JSON.stringify(parsed.output)).not.toMatch(/evil|justify/);
  let deep: object = { type: 'list', listType: 'bullet', children: [] };
  for (let at = 0; at < 5_000; at++)
    deep = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [deep] }] };
  expect(safeParse(block, { id: 'a', kind: 'text', body: { root: { type: 'root', children: [deep] } } }).success).toBe(false);
});

test('alignment and color of a text become classes of the website', () => {
  const colored = (style: string) => ({ type: 'text', text: 'Now', style });
  const children = ['color: var(--text-accent);', 'color: red;'].map((style) => ({
    ...{ type: 'paragraph', format: 'center', children: [colored(style)] },
  }));
  const body = parse(richText, { root: { type: 'root', children } });
  expect(richTextHtml({ model: harborline, path: '' }, body)).toBe(
    '<p class="ac"><span class="ta">Now</span></p><p class="ac">Now</p>',
  );
});

test('any color of a firm is readable in light and dark mode', () => {
  for (const color of ['#ffff00', '#000000', '#ffffff', '#1f4e79', '#ff6600', '#777777']) {
    const { accent, onAccent, tint, darkAccent, onDarkAccent } = themeOf(color);
    const pairs = [contrast(accent, '#ffffff'), contrast(accent, tint), contrast(onAccent, accent)];
    const dark = [contrast(darkAccent, '#12171d'), contrast(darkAccent, '#1c232b'), contrast(onDarkAccent, darkAccent)];
    for (const ratio of [...pairs, ...dark]) expect(ratio).toBeGreaterThanOrEqual(4.5);
  }
});

test('2,000 pages are rendered within seconds of CPU time', () => {
  const [home] = harborline.pages;
  if (!home) throw new Error('there is no page');
  const content = { ...home.content, blocks: home.content.blocks.slice(0, 3), isInMenu: false };
  const pages = Array.from({ length: 2_000 }, (_, at) => ({ ...home, content, id: `p${at}`, path: at ? `p${at}/` : '' }));
  const started = process.cpuUsage();
  expect(filesOf({ ...harborline, pages, facts: factsSaying('Any') }).size).toBeGreaterThan(2_000);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(20);
});
