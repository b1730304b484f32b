import { escaped } from '@suite/contract/escaped';
import { articlesOf, teaser } from './blocks';
import { relative, type SiteModel, type SitePage, slugOf } from './model';
import { documentHtml, pageHtml, type Shell } from './page';

export interface SiteFile {
  path: string;
  text: string;
}

/** Yields every file of a website except its pictures. `redirects` maps earlier paths of pages to current ones. */
export function* renderSite(model: SiteModel, shell: Shell, redirects: Readonly<Record<string, string>>): Generator<SiteFile> {
  for (const page of model.pages) yield { path: `${page.path}index.html`, text: pageHtml(model, shell, page) };
  const lists = articleLists(model);
  for (const { path, title, articles } of lists)
    yield { path: `${path}index.html`, text: listHtml(model, shell, { path, title, articles }) };
  for (const [from, to] of Object.entries(redirects)) yield { path: `${from}index.html`, text: movedHtml(model, from, to) };
  yield { path: '404.html', text: missingHtml(model, shell) };
  const paths = [...model.pages.map(({ path }) => path), ...lists.map(({ path }) => path)];
  yield { path: 'sitemap.xml', text: sitemap(model, paths) };
  yield { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${model.address}sitemap.xml\n` };
  yield { path: 'feed.xml', text: feed(model) };
}

interface ArticleList {
  path: string;
  title: string;
  articles: SitePage[];
}

/** Returns the lists of all articles, and of each category. */
function articleLists({ pages }: SiteModel): ArticleList[] {
  const all = articlesOf(pages);
  if (all.length === 0) return [];
  const bySlug = new Map<string, ArticleList>();
  for (const article of all) {
    const slug = slugOf(article.content.category);
    if (!slug) continue;
    const list = bySlug.get(slug) ?? { path: `articles/category/${slug}/`, title: article.content.category, articles: [] };
    list.articles.push(article);
    bySlug.set(slug, list);
  }
  return [{ path: 'articles/', title: 'Articles', articles: all }, ...bySlug.values()];
}

function listHtml(model: SiteModel, shell: Shell, { path, title, articles }: ArticleList): string {
  const spot = { model, path };
  const items = articles.map((article) => `<li class="d">${teaser(spot, article, 'h2')}</li>`);
  const categories = path === 'articles/' ? articleLists(model).slice(1) : [];
  const links = categories.map((list) => `<a href="${relative(path, list.path)}">${escaped(list.title)}</a>`);
  const main = `<div class="w s"><h1>${escaped(title)}</h1>${links.length ? `<p>${links.join(' · ')}</p>` : ''}<ul class="g">${items.join('')}</ul></div>`;
  const description = `${title} of ${model.facts.name}`;
  return documentHtml(spot, shell, { title: `${title} | ${model.facts.name}`, description, main });
}

/** Renders a redirect page, for hosts without redirects. */
const movedHtml = (model: SiteModel, from: string, to: string): string =>
  [
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>This page has moved</title>',
    `<meta http-equiv="refresh" content="0; url=${escaped(relative(from, to))}">`,
    `<link rel="canonical" href="${escaped(model.address + to)}">`,
    `</head>\n<body>\n<p><a href="${escaped(relative(from, to))}">This page has moved.</a></p>\n</body>\n</html>\n`,
  ].join('\n');

function missingHtml(model: SiteModel, shell: Shell): string {
  const spot = { model, path: '' };
  const main =
    '<div class="w s"><h1>There is no page at this address</h1><p>The link may be old or mistyped.</p><p class="q"><a class="c" href="./">Go to the home page</a></p></div>';
  return documentHtml(spot, shell, {
    title: `Not found | ${model.facts.name}`,
    description: '',
    main,
    head: '<meta name="robots" content="noindex">',
  });
}

const sitemap = ({ address }: SiteModel, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>${escaped(address + path)}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

function feed(model: SiteModel): string {
  const { facts, address, pages } = model;
  const items = articlesOf(pages)
    .slice(0, 50)
    .map(({ path, content }) =>
      [
        `<item><title>${escaped(content.title)}</title><link>${escaped(address + path)}</link><guid>${escaped(address + path)}</guid>`,
        content.on && `<pubDate>${new Date(`${content.on}T00:00:00Z`).toUTCString()}</pubDate>`,
        content.category && `<category>${escaped(content.category)}</category>`,
        `<description>${escaped(content.summary)}</description></item>`,
      ].join(''),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escaped(facts.name)}</title><link>${escaped(address)}</link><description>${escaped(facts.description || facts.name)}</description>\n${items.join('\n')}\n</channel></rss>\n`;
}
