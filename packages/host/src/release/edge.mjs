// @ts-check
// Runs at the edge of CloudFront (Lambda@Edge, Node 20 or later) and does what static hosts do by their own rules.
import { readFileSync } from 'node:fs';

/**
 * What the release writes beside this file.
 * @typedef {object} EdgeHost
 * @property {Record<string, string>} headers of every answer
 * @property {string} policy of what is no document of its own
 * @property {Record<string, string>} policies Content-Security-Policy by the path of a document
 * @property {{ from: string, to: string, status: number }[]} redirects
 * @property {{ basePath: string, notFound: string }[]} zones the deepest path first
 * @property {string[]} open paths that answer to any origin
 * @property {string[]} files what there is besides assets
 * @property {string} assets their prefix
 * @property {{ assets: string, pages: string }} cache
 * @property {string} notFound
 * @property {{ page: string, headers: Record<string, string> }} maintenance
 * @property {Record<string, string>} types Content-Type by extension
 */

/** @typedef {Record<string, { key?: string, value: string }[]>} Headers */
/** @typedef {{ uri: string, method: string, querystring: string, headers: Headers, origin?: unknown }} Request */
/** @typedef {{ status: string, statusDescription?: string, headers: Headers, body?: string }} Answer */

/** @param {Record<string, EdgeHost>} hosts by name @param {boolean} isUnderMaintenance */
export function createEdge(hosts, isUnderMaintenance) {
  /** @param {Request} request */
  const hostOf = ({ headers }) => hosts[(headers['x-suite-host']?.[0] ?? headers.host?.[0])?.value ?? ''];

  return {
    /**
     * Runs before the store is requested. A redirect is a response by itself.
     * @param {Request} request @returns {Request | Answer}
     */
    request(request) {
      const host = hostOf(request);
      if (!host) return plain('404');
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain('405', host);
      const { uri } = request;
      if (uri.startsWith(host.assets)) return request;
      if (isUnderMaintenance) return { ...request, uri: host.maintenance.page };
      const moved = host.redirects.find(({ from }) => from === uri);
      if (moved) return redirect(moved.status, withQuery(moved.to, request), host);
      const file = uri.endsWith('/') ? `${uri}index.html` : uri;
      if (host.files.includes(file)) return { ...request, uri: file };
      if (host.files.includes(`${uri}/index.html`)) return redirect(308, withQuery(`${uri}/`, request), host);
      const zone = host.zones.find(({ basePath }) => uri.startsWith(`${basePath}/`));
      return { ...request, uri: zone?.notFound ?? host.notFound };
    },

    /**
     * Runs after the store has responded.
     * @param {Request} request as passed to the store @param {Answer} answer @returns {Answer}
     */
    response(request, answer) {
      const host = hostOf(request);
      if (!host) return answer;
      const { uri } = request;
      const isMissing = answer.status !== '200' && answer.status !== '304';
      const isAsset = uri.startsWith(host.assets);
      const isNotFound = uri === host.notFound || host.zones.some(({ notFound }) => notFound === uri);
      const isClosed = uri === host.maintenance.page;
      const status = isMissing || isNotFound ? '404' : isClosed ? '503' : answer.status;
      const type = host.types[uri.slice(uri.lastIndexOf('.'))];
      const own = {
        ...host.headers,
        'Content-Security-Policy': host.policies[uri] ?? host.policy,
        'Cache-Control': isMissing || uri === host.notFound ? 'no-store' : isAsset ? host.cache.assets : host.cache.pages,
        ...(type && !isMissing && { 'Content-Type': type }),
        ...(host.open.includes(uri) && { 'Access-Control-Allow-Origin': '*' }),
        ...(isClosed && host.maintenance.headers),
      };
      const { server: _, ...given } = answer.headers;
      return { ...answer, status, headers: { ...given, ...headersOf(own) } };
    },
  };
}

/** @param {Record<string, string>} headers @returns {Headers} */
const headersOf = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), [{ key, value }]]));

/** @param {string} to @param {Request} request */
const withQuery = (to, { querystring }) => (querystring ? `${to}?${querystring}` : to);

/** @param {string} status @param {EdgeHost} [host] @returns {Answer} */
const plain = (status, host) => ({ status, headers: headersOf({ ...host?.headers, 'Cache-Control': 'no-store' }) });

/** @param {number} status @param {string} to @param {EdgeHost} host @returns {Answer} */
const redirect = (status, to, host) => ({
  status: `${status}`,
  headers: headersOf({ ...host.headers, 'Cache-Control': host.cache.pages, Location: to }),
});

/** @type {ReturnType<typeof createEdge> | undefined} */
let edge;

function load() {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  edge ??= createEdge(read('hosts.json'), read('maintenance.json'));
  return edge;
}

/** @param {{ Records: { cf: { request: Request, response?: Answer } }[] }} event */
export async function handler({ Records: [record] }) {
  if (!record) throw new Error('The event is not of CloudFront.');
  const { request, response } = record.cf;
  return response ? load().response(request, response) : load().request(request);
}
