import { createHash } from 'node:crypto';
import type { ZoneName } from '@suite/zones/zones';

/**
 * What a policy leaves to the environment that serves it: the API's origin, the origins of all zones,
 * the one of the lock page, and those of the services that the environment config names. One build serves every environment, so the names stand in the policy
 * until then.
 */
export interface Origins {
  api: string;
  apps: string[];
  lock: string;
  /** Where the editor of websites shows drafts. */
  drafts: string;
  services: string[];
}

/** Nothing but the document's own styles and scripts. */
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

/** The zone whose form posts to the API and is redirected to a zone: `form-action` holds for both (decision 012). */
const POSTS_FORM: ZoneName = 'login';

/** The zone that asks every other which build it is. */
const READS_BUILDS: ZoneName = 'internal';

/** The zone that frames drafts of a website, which are shown on an origin of their own. */
const SHOWS_DRAFTS: ZoneName = 'content';

/** The zone with Lexical, which reads pasted markup by a policy of its own, made anew each time. */
const EDITS_TEXT: ZoneName = 'content';
const EDITORS_POLICY = "lexical 'allow-duplicates'";

/** The zone of the page that every other frames, unseen, to take turns at renewing the session (decision 003). */
export const LOCK_ZONE: ZoneName = 'auth-redirect';

/** That page's file in the export of its zone. */
const LOCK_FILE = 'lock.html';

/** Framed by the suite, and able to do nothing but run its own script. */
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
 * Content-Security-Policy of an exported document, with `{api}`, `{apps}`, `{lock}`, `{drafts}` and `{services}` to be filled in.
 * @param file the document's path in the export of its zone
 */
export function policyOf(html: string, zone: ZoneName, file: string): string {
  if (zone === LOCK_ZONE && file === LOCK_FILE) return written(lockDirectives);
  return written({
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(html, 'script')].join(' '),
    'style-src': ["'self'", ...hashes(html, 'style')].join(' '),
    // `data:` is the icon, which has no address of its own under every base path.
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

/** Sources that allow a document's inline elements, each once. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'));
  const inline = [...found].filter(([, attributes = '', text]) => text && !/\ssrc\s*=/i.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text)}'`))];
}

/** Of what a browser hashes: the parser has made every line end a line feed (HTML §13.2.3.5). */
const sha256 = (text: string) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
