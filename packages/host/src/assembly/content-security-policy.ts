import { createHash } from 'node:crypto';
import type { ZoneName } from '@suite/zones/zones';

/**
 * Placeholders in a policy that depend on the environment that serves it: the origins of the API, all zones, the lock page, and
 * the services in the environment config. One build serves every environment, so they are filled in at run time.
 */
export interface Origins {
  api: string;
  apps: string[];
  lock: string;
  /** Origin of the website editor's drafts. */
  drafts: string;
  services: string[];
}

/** Returns a policy that allows only the document's own inline styles and scripts. */
export function inlineOnlyPolicy(html: string): string {
  const scripts = hashes(html, 'script').join(' ');
  return written({
    'default-src': "'none'",
    ...(scripts && { 'script-src': scripts }),
    'style-src': hashes(html, 'style').join(' '),
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  });
}

/** The zone whose form posts to the API and is redirected to a zone; `form-action` applies to both (decision 012). */
const POSTS_FORM: ZoneName = 'login';

/** The zone that reads the build of every other zone. */
const READS_BUILDS: ZoneName = 'internal';

/** The zone that frames drafts of a website, which have their own origin. */
const SHOWS_DRAFTS: ZoneName = 'content';

/** The zone with Lexical, which parses pasted markup with its own trusted-types policy, created again each time. */
const EDITS_TEXT: ZoneName = 'content';
const EDITORS_POLICY = "lexical 'allow-duplicates'";

/** The zone with the hidden page that every other page frames to take turns at renewing the session (decision 003). */
export const LOCK_ZONE: ZoneName = 'auth-redirect';

const LOCK_FILE = 'lock.html';

/** The suite may frame the page, which can only run its own script. */
const lockDirectives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'form-action': "'none'",
  'frame-ancestors': '{apps}',
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * Returns the Content-Security-Policy of an exported document, with the placeholders `{api}`, `{apps}`, `{lock}`, `{drafts}` and
 * `{services}`.
 * @param file the document's path in the export of its zone
 */
export function policyOf(html: string, zone: ZoneName, file: string): string {
  if (zone === LOCK_ZONE && file === LOCK_FILE) return written(lockDirectives);
  return written({
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(html, 'script')].join(' '),
    'style-src': ["'self'", ...hashes(html, 'style')].join(' '),
    // `data:` is for the icon, which has no address of its own under each base path.
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': zone === READS_BUILDS ? "'self' {api} {services} {apps}" : "'self' {api} {services}",
    'frame-src': zone === SHOWS_DRAFTS ? '{lock} {drafts}' : '{lock}',
    'form-action': zone === POSTS_FORM ? "'self' {api} {apps}" : "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': zone === EDITS_TEXT ? `default ${EDITORS_POLICY}` : 'default',
  });
}

const written = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const fillOrigins = (policy: string, { api, apps, lock, drafts, services }: Origins): string =>
  policy
    .replaceAll('{api}', api)
    .replaceAll('{apps}', apps.join(' '))
    .replaceAll('{lock}', lock)
    .replaceAll('{drafts}', drafts)
    .replaceAll(' {services}', services.map((origin) => ` ${origin}`).join(''));

/** Returns the sources that allow a document's inline elements, without duplicates. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'));
  const inline = [...found].filter(([, attributes = '', text]) => text && !/\ssrc\s*=/i.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text)}'`))];
}

/** Hashes text as a browser does: the parser has changed every line break to a line feed (HTML §13.2.3.5). */
const sha256 = (text: string) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
