import { IMMUTABLE } from '../assembly/hosting';
import { ASSETS } from '../assembly/site';
import { NOT_FOUND_FILE, PLATFORM_PATHS, type ReleaseHost } from './release-hosts';

/** Static hosts that read rules from files beside the pages. */
export type RuleFiles = 'netlify' | 'cloudflare';

const POLICY = 'Content-Security-Policy';

/**
 * Returns `_headers` of Netlify or Cloudflare Pages. Cloudflare combines the values of all matching rules, so a rule for a
 * document first removes (`!`) what a broader one has set; Netlify uses the most specific rule.
 */
export function headersFile(host: ReleaseHost, kind: RuleFiles): string {
  const everywhere = { ...host.headers, 'Cache-Control': host.cache['/'] ?? '' };
  const rules = [
    rule('/*', everywhere),
    rule(`${ASSETS}/*`, replacing({ 'Cache-Control': IMMUTABLE }, kind)),
    ...host.zones.map(({ build }) => rule(build, { 'Access-Control-Allow-Origin': '*' })),
    ...documents(host).map(([path, policy]) => rule(path, replacing({ [POLICY]: policy }, kind))),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Returns `_redirects` of Netlify or Cloudflare Pages. Only Netlify can proxy paths to the platform; on Cloudflare, set
 * FEATURE_FLAG_STREAM_URL to the API's address.
 */
export function redirectsFile(host: ReleaseHost, api: string, kind: RuleFiles): string {
  const lines = [
    ...host.redirects.map(({ from, to, status }) => `${from} ${to} ${status === 308 ? 301 : status}`),
    ...(kind === 'netlify' ? PLATFORM_PATHS.map((path) => passedOn(path, api)) : []),
    ...(kind === 'netlify' ? deepestFirst(host).map(({ basePath, notFound }) => `${basePath}/* ${notFound} 404`) : []),
    ...(kind === 'netlify' ? [`/* /${NOT_FOUND_FILE} 404`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const passedOn = (path: string, api: string) =>
  path.endsWith('/') ? `${path}* ${api}${path}:splat 200` : `${path} ${api}${path} 200`;

/** The first matching rule applies, so /offer/public must come before /offer. */
const deepestFirst = ({ zones }: ReleaseHost) => zones.toSorted((one, other) => other.basePath.length - one.basePath.length);

/** A document is available at its folder's address and at its own. */
const documents = ({ policies }: ReleaseHost): [path: string, policy: string][] =>
  Object.entries(policies).flatMap(([path, policy]): [string, string][] => {
    const folder = path.replace(/index\.html$/, '');
    return folder === path
      ? [[path, policy]]
      : [
          [folder, policy],
          [path, policy],
        ];
  });

const rule = (path: string, headers: Record<string, string>) =>
  [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}${name.startsWith('!') ? '' : ':'}${value && ` ${value}`}`),
  ].join('\n');

const replacing = (headers: Record<string, string>, kind: RuleFiles): Record<string, string> =>
  kind === 'cloudflare' ? { ...Object.fromEntries(Object.keys(headers).map((name) => [`! ${name}`, ''])), ...headers } : headers;
