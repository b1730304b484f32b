import { escaped } from '@suite/contract/escaped';
import { longDayText } from '@suite/values/day-text';
import { blockHtml } from './blocks';
import { jsonLd, jsonLdText } from './json-ld';
import { relative, type SiteModel, type SitePage, type Spot } from './model';
import { cityLine, phoneLink } from './office';
import { pictureHtml, sharedPicture } from './picture';

/** The parts of a document besides its content. */
export interface Shell {
  /** The website's style, included in every page. */
  style: string;
  /** Content-Security-Policy, for hosts that send none. */
  policy: string;
}

interface Document {
  title: string;
  description: string;
  main: string;
  head?: string;
  /** The page, if the document is one of the firm's pages. */
  page?: SitePage;
}

export function documentHtml(
  spot: Spot,
  { style, policy }: Shell,
  { title, description, main, head = '', page }: Document,
): string {
  const { facts, address } = spot.model;
  const picture = sharedPicture(spot.model, page);
  const social = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:url', address + spot.path],
    ['og:site_name', facts.name],
    ...(picture
      ? [
          ['og:image', address + picture.path],
          ['og:image:width', String(picture.width)],
          ['og:image:height', String(picture.height)],
          ['og:image:alt', picture.alt],
        ]
      : []),
  ];
  return [
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`,
    `<title>${escaped(title)}</title>`,
    description && `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(address + spot.path)}">`,
    '<link rel="icon" href="data:,">',
    `<link rel="alternate" type="application/rss+xml" title="${escaped(facts.name)}" href="${relative(spot.path, 'feed.xml')}">`,
    ...social
      .filter(([, content]) => content)
      .map(([name, content = '']) => `<meta property="${name}" content="${escaped(content)}">`),
    picture && '<meta name="twitter:card" content="summary_large_image">',
    head,
    `<style>${style}</style>\n</head>`,
    `<body>\n${bodyHtml(spot, main)}\n</body>\n</html>\n`,
  ]
    .filter(Boolean)
    .join('\n');
}

export const bodyHtml = (spot: Spot, main: string): string =>
  `<a class="k" href="#main">Skip to content</a>\n${header(spot)}\n<main id="main">\n${main}\n</main>\n${footer(spot)}`;

function header(spot: Spot): string {
  const { facts, pages } = spot.model;
  const links = pages
    .filter(({ kind, parentId, content, path }) => kind === 'page' && !parentId && content.isInMenu && path)
    .map(({ path, content }) => {
      const isOpen = spot.path.startsWith(path);
      return `<li><a href="${escaped(relative(spot.path, path))}"${isOpen ? ' aria-current="page"' : ''}>${escaped(content.title)}</a></li>`;
    });
  const logo = pictureHtml(spot, facts.logoId, { sizes: '10rem', isFirst: true, alt: '' });
  const menu = links.length ? `<nav aria-label="Main"><ul>${links.join('')}</ul></nav>` : '';
  return `<header class="h"><div class="w"><a class="b" href="${relative(spot.path, '')}">${logo}<span>${escaped(facts.name)}</span></a>${menu}</div></header>`;
}

function footer({ model: { facts, today } }: Spot): string {
  const offices = facts.offices.map(
    (office) => `<address>${[office.name, office.street, cityLine(office)].filter(Boolean).map(escaped).join('<br>')}</address>`,
  );
  const reach = [
    facts.phone && phoneLink(facts.phone),
    facts.email && `<a href="mailto:${escaped(facts.email)}">${escaped(facts.email)}</a>`,
  ];
  const outside = [...facts.social, ...facts.associations]
    .filter(({ name }) => name)
    .map(({ name, url }) => `<li>${url ? `<a href="${escaped(url)}" rel="noopener">${escaped(name)}</a>` : escaped(name)}</li>`);
  const contact = reach.filter(Boolean).map((line) => `<p>${line}</p>`);
  const languages = facts.languages.length
    ? `<p>We speak ${escaped(new Intl.ListFormat('en-US').format(facts.languages))}.</p>`
    : '';
  const parts = [...offices, contact.join('') + languages, outside.length ? `<ul>${outside.join('')}</ul>` : ''];
  return `<footer class="z"><div class="w"><ul class="g">${parts
    .filter(Boolean)
    .map((part) => `<li>${part}</li>`)
    .join('')}</ul><p class="m">© ${today.slice(0, 4)} ${escaped(facts.legalName || facts.name)}</p></div></footer>`;
}

/** Renders the elements of a page: a heading if no block has one, and the blocks, some of which may be empty. */
function partsOf(spot: Spot, { kind, content }: SitePage): { head: string; blocks: string[] } {
  const [first] = content.blocks;
  const isHeaded = first?.kind === 'hero' && first.heading !== '';
  const line = [content.on && longDayText(content.on), content.category, content.author]
    .filter(Boolean)
    .map((part) => escaped(part as string));
  const facts = kind === 'article' && line.length ? `<p class="m">${line.join(' · ')}</p>` : '';
  const head = isHeaded ? '' : `<div class="w s"><div class="n"><h1>${escaped(content.title)}</h1>${facts}</div></div>`;
  const blocks = content.blocks.map((block, at) =>
    blockHtml({ ...spot, hasTitle: !(isHeaded && at === 0), isFirst: at === 0 }, block),
  );
  return { head, blocks };
}

function mainHtml(spot: Spot, page: SitePage): string {
  const { head, blocks } = partsOf(spot, page);
  return head + blocks.join('\n');
}

/** Renders the body of a draft, with the index of each block's element; undefined for a block that shows nothing. */
export function draftHtml(spot: Spot, page: SitePage): { html: string; places: (number | undefined)[] } {
  const { head, blocks } = partsOf(spot, page);
  let count = head ? 1 : 0;
  return { html: bodyHtml(spot, head + blocks.join('\n')), places: blocks.map((html) => (html ? count++ : undefined)) };
}

export const titleOf = ({ facts }: SiteModel, { path, content }: SitePage): string =>
  content.seoTitle || (path ? `${content.title} | ${facts.name}` : [facts.name, facts.tagline].filter(Boolean).join(' | '));

/** Renders a page of the website as a document. */
export function pageHtml(model: SiteModel, shell: Shell, page: SitePage): string {
  const spot = { model, path: page.path };
  const data = `<script type="application/ld+json">${jsonLdText(jsonLd(model, page))}</script>`;
  const description = page.content.seoDescription || page.content.summary || (page.path ? '' : model.facts.description);
  return documentHtml(spot, shell, { title: titleOf(model, page), description, main: mainHtml(spot, page), head: data, page });
}
