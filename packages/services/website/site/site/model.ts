import type { BookService, Facts } from '../contract/facts';
import type { PageContent, PageKind } from '../contract/pages';
import type { SiteParts } from '../contract/parts';

export interface SitePage {
  id: string;
  kind: PageKind;
  parentId: string | null;
  /** Path below the website's address, `services/tax/`; empty for the home page. */
  path: string;
  content: PageContent;
}

export interface SitePicture {
  alt: string;
  focalX: number;
  focalY: number;
  width: number;
  height: number;
  files: { format: 'avif' | 'webp' | 'jpeg' | 'png'; width: number; height: number; path: string }[];
}

export interface SiteModel {
  facts: Facts;
  /** The price book's services that the facts name. */
  book: BookService[];
  /** In the order of the tree. */
  pages: SitePage[];
  pictures: ReadonlyMap<string, SitePicture>;
  parts: SiteParts;
  /** The website's URL, `https://www.example.com/`. */
  address: string;
  /** The day of the publication, `2026-03-31`. */
  today: string;
}

/** A page's position in the website, for relative links and pictures that work wherever the website is served. */
export interface Spot {
  model: SiteModel;
  path: string;
  /** Returns the URL of a picture, for renderings outside the website's files. */
  sourceOf?: (path: string) => string;
}

/** Returns the relative URL from a page to a path of the website. */
export const relative = (from: string, to: string): string => {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
};

/** Returns the URL of a link as the page needs it; undefined for a dead link. */
export function addressOf({ model, path }: Spot, to: string): string | undefined {
  if (!to.startsWith('page:')) return to || undefined;
  const page = model.pages.find(({ id }) => id === to.slice('page:'.length));
  return page && relative(path, page.path);
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');
