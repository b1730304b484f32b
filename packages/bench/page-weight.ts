import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const weights = new Map<string, number>();

/** Bytes of a file as gzip sends it. */
function gzipped(path: string): number {
  const known = weights.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length;
  weights.set(path, known);
  return known;
}

/** The scripts and style sheets that a document loads first; legacy polyfills are for browsers without modules. */
export function firstLoad(html: string): { scripts: string[]; styles: string[] } {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  const scripts = tags
    .filter((tag) => tag.startsWith('<script') && !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  const styles = tags.filter((tag) => /\brel="stylesheet"/.test(tag)).map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1]);
  const known = (urls: (string | undefined)[]) => [...new Set(urls.filter((url) => url !== undefined))];
  return { scripts: known(scripts), styles: known(styles) };
}

/** Sum of what some addresses weigh, gz bytes. @param fileOf where an address lies on the disk */
export const weightOf = (urls: string[], fileOf: (url: string) => string): number =>
  urls.reduce((sum, url) => sum + gzipped(fileOf(url)), 0);

export const readHtml = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');
