import type { Site } from '@services/site/contract/facts';
import type { Medium } from '@services/site/contract/media';
import type { Page, PageContent, PageRow } from '@services/site/contract/pages';
import type { SiteModel, SitePage } from '@services/site/site/model';
import { localDayOf } from '@suite/values/iso-day';

interface Draft {
  site: Site;
  pages: readonly PageRow[];
  media: readonly Medium[];
  page: Page;
  content: PageContent;
  /** Prefix for the paths of pictures. */
  sourceBase: string;
}

/** Returns what other pages show of a page: its title, its position, and its summary in lists. */
const headOf = ({ id, kind, parentId, path, title, isInMenu, category, summary, on }: PageRow): SitePage => ({
  ...{ id, kind, parentId, path },
  content: {
    ...{ title, isInMenu, category, summary, on },
    ...{ slug: '', blocks: [], seoTitle: '', seoDescription: '', socialImageId: null, author: '' },
  },
});

/** Returns the website with the draft and the other pages as published. */
export function draftModel({ site: { site, book, parts }, pages, media, page, content, sourceBase }: Draft): SiteModel {
  if (!site) throw new Error('there is no website');
  const others = pages.filter(({ id, publishedPath, deletedAt }) => id !== page.id && publishedPath !== null && !deletedAt);
  const own: SitePage = { id: page.id, kind: page.kind, parentId: page.parentId, path: page.path, content };
  const at = others.findIndex(({ position }) => position > page.position);
  const heads = others.map(headOf);
  const all = at < 0 ? [...heads, own] : [...heads.slice(0, at), own, ...heads.slice(at)];
  return {
    facts: site.facts,
    book,
    parts,
    pages: all,
    address: site.address,
    today: localDayOf(Date.now()),
    pictures: new Map(
      media.map(({ id, alt, focalX, focalY, width, height, variants }) => [
        id,
        {
          ...{ alt, focalX, focalY, width, height },
          // Formats that the API's host serves as images.
          files: variants
            .filter(({ format }) => format !== 'avif')
            .map((variant) => ({ ...variant, path: sourceBase + variant.path })),
        },
      ]),
    ),
  };
}
