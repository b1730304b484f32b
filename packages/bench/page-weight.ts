import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const weights = new Map<string, number>();

/** Returns the gzipped size of a file in bytes. */
function gzipped(path: string): number {
  const known = weights.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length;
  weights.set(path, known);
  return known;
}

/**
 * Returns the scripts and style sheets that a document loads first, without legacy polyfills, which are for browsers without
 * modules.
 */
export function firstLoad(html: string): { scripts: string[]; styles: string[] } {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const scripts = tags
    .filter((tag) => tag.startsWith('<script') && !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  const styles = tags.filter((tag) => /\brel="stylesheet"/.test(tag)).map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1]);
  const known = (urls: (string | undefined)[]) => [...new Set(urls.filter((url) => url !== undefined))];
  return { scripts: known(scripts), styles: known(styles) };
}

/** Returns the total gzipped bytes of some addresses. @param fileOf returns the file of an address */
export const weightOf = (urls: string[], fileOf: (url: string) => string): number =>
  urls.reduce((sum, url) => sum + gzipped(fileOf(url)), 0);

export const readHtml = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');
