import type { BookService, Facts } from '../contract/facts';
import type { PageContent, PageKind } from '../contract/pages';
import type { Parts } from '../contract/parts';

/** A page as visitors see it. */
export interface SitePage {
  id: string;
  kind: PageKind;
  parentId: string | null;
  /** Below the address of the website, `services/tax/`; empty for the home page. */
  path: string;
  content: PageContent;
}

/** A picture with its files. */
export interface SitePicture {
  alt: string;
  focalX: number;
  focalY: number;
  width: number;
  height: number;
  files: { format: 'avif' | 'webp' | 'jpeg' | 'png'; width: number; height: number; path: string }[];
}

/** All that a website is made of. */
export interface SiteModel {
  facts: Facts;
  /** Of the price book, those that the facts name. */
  book: BookService[];
  /** In the order of the tree. */
  pages: SitePage[];
  pictures: ReadonlyMap<string, SitePicture>;
  parts: Parts;
  /** Where it is, `https://www.example.com/`. */
  address: string;
  /** The day it is made for, `2026-03-31`. */
  today: string;
}

/** Where a page is in the website, for links and pictures that hold wherever the website is. */
export interface Spot {
  model: SiteModel;
  /** Path of the page. */
  path: string;
  /** Sources of pictures, where they are not files of the website. */
  sourceOf?: (path: string) => string;
}

/** From a page to a path of the website, as a relative address. */
export const relative = (from: string, to: string): string => {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
};

/** The address of a link as a page has it; undefined for one that leads nowhere. */
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
