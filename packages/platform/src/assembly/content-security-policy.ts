import { createHash } from 'node:crypto';
import type { ZoneName } from '@suite/zones/zones';

/**
 * What a policy leaves to the environment that serves it: the API's origin and the origins of all
 * zones. One build serves every environment, so the names stand in the policy until then.
 */
export interface Origins {
  api: string;
  apps: string[];
}

/** The zone whose form posts to the API and is redirected to a zone: `form-action` holds for both (design §5). */
const POSTS_FORM: ZoneName = 'login';

/** Content-Security-Policy of an exported document, with `{api}` and `{apps}` to be filled in. */
export function policyOf(html: string, zone: ZoneName): string {
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(html, 'script')].join(' '),
    'style-src': ["'self'", ...hashes(html, 'style')].join(' '),
    // `data:` is the icon, which has no address of its own under every base path.
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self' {api}",
    'form-action': zone === POSTS_FORM ? "'self' {api} {apps}" : "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

export const fillOrigins = (policy: string, { api, apps }: Origins): string =>
  policy.replaceAll('{api}', api).replaceAll('{apps}', apps.join(' '));

/** Sources that allow a document's inline elements, each once. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'));
  const inline = [...found].filter(([, attributes = '', text]) => text && !/\ssrc\s*=/i.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => `'sha256-${sha256(text)}'`))];
}

/** Of what a browser hashes: the parser has made every line end a line feed (HTML §13.2.3.5). */
const sha256 = (text: string) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
