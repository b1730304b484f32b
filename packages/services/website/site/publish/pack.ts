import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SiteModel } from '../site/model';
import { renderSite } from '../site/render-site';
import { styleOf } from '../site/style';

/** The pages' files in one zip. */
export interface Pack {
  zip: Buffer;
  /** Hash of the content. */
  hash: string;
  pages: number;
  policy: string;
}

/** The number of files after which other work gets a turn. */
const AT_ONCE = 10;

/** A fixed date, so that equal websites result in equal files. */
const DATE = '2020-01-01T00:00:00Z';

/**
 * Returns a website's Content-Security-Policy: only its own style and pictures.
 * @param targets origins that its forms are sent to
 */
export function policyOf(style: string, targets: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    // No script is there to connect, but page audit tools read robots.txt under the page's policy.
    "connect-src 'self'",
    `form-action ${targets.length ? targets.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

/** Renders a website into one zip, without its pictures. */
export async function packSite(
  model: SiteModel,
  redirects: Readonly<Record<string, string>>,
  targets: readonly string[] = [],
): Promise<Pack> {
  const { Zip, ZipDeflate } = await import('fflate');
  const style = styleOf(model.facts.accent, model.pictures.values());
  const policy = policyOf(style, targets);
  const chunks: Uint8Array[] = [];
  const hash = createHash('sha256');
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let count = 0;
  for (const { path, text } of renderSite(model, { style, policy }, redirects)) {
    const content = Buffer.from(text);
    hash.update(path).update('\0').update(content).update('\0');
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = DATE;
    zip.add(file);
    file.push(content, true);
    if (++count % AT_ONCE === 0) await setImmediate();
  }
  zip.end();
  for (const path of model.pictures.keys()) hash.update(path);
  return { zip: Buffer.concat(chunks), hash: hash.digest('hex'), pages: model.pages.length, policy };
}
