import type { IncomingHttpHeaders } from 'node:http';
import { ask, startGateway } from './fixture-gateway';

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway({ topology: 'preview' });
});
afterAll(() => gateway.close());

/**
 * Points of the MDN HTTP Observatory for a response over https, by the rules of its grader of August 2026
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js). The first matching entry of a rule counts, and its last entry
 * matches every response.
 */
const rules: Record<string, [points: number, holds: (answer: Answer) => boolean][]> = {
  'content-security-policy': [
    [-25, ({ csp }) => csp.size === 0],
    [-20, ({ csp }) => has(csp, 'script-src', /^('unsafe-inline'|data:|https?:|\*)$/) || !csp.has('default-src')],
    [-20, ({ csp }) => [...csp.values()].flat().some((source) => source.startsWith('http:'))],
    [-10, ({ csp }) => has(csp, 'script-src', /'unsafe-eval'/)],
    [0, ({ csp }) => has(csp, 'style-src', /^('unsafe-inline'|data:|https?:|\*)$/)],
    [10, ({ csp }) => csp.get('default-src')?.join() === "'none'"],
    [5, () => true],
  ],
  cookies: [
    [0, ({ headers }) => !headers['set-cookie']],
    [
      5,
      ({ headers }) =>
        Boolean(
          headers['set-cookie']?.every(
            (cookie) => /secure/i.test(cookie) && /httponly/i.test(cookie) && /samesite/i.test(cookie),
          ),
        ),
    ],
    [-20, () => true],
  ],
  'cross-origin-resource-sharing': [
    [0, ({ headers }) => !headers['access-control-allow-origin'] || !headers['access-control-allow-credentials']],
    [-50, () => true],
  ],
  'referrer-policy': [
    [
      5,
      ({ headers }) =>
        /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
          String(headers['referrer-policy'] ?? ''),
        ),
    ],
    [0, ({ headers }) => !headers['referrer-policy']],
    [-5, () => true],
  ],
  'strict-transport-security': [
    [0, ({ headers }) => Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 15_768_000],
    [-10, ({ headers }) => Boolean(headers['strict-transport-security'])],
    [-20, () => true],
  ],
  'subresource-integrity': [
    [-50, ({ scripts }) => scripts.some((tag) => /src="http:/.test(tag))],
    [-5, ({ scripts }) => scripts.some((tag) => /src="(https:)?\/\//.test(tag) && !tag.includes('integrity='))],
    [5, ({ scripts }) => scripts.some((tag) => tag.includes('integrity='))],
    [0, () => true],
  ],
  'x-content-type-options': [
    [0, ({ headers }) => headers['x-content-type-options'] === 'nosniff'],
    [-5, () => true],
  ],
  'x-frame-options': [
    [5, ({ csp }) => csp.has('frame-ancestors') && !has(csp, 'frame-ancestors', /^(\*|https?:)$/)],
    [0, ({ headers }) => /^(deny|sameorigin)$/i.test(String(headers['x-frame-options']))],
    [-20, () => true],
  ],
  'cross-origin-resource-policy': [
    [10, ({ headers }) => /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy']))],
    [0, ({ headers }) => /^(cross-origin)?$/.test(String(headers['cross-origin-resource-policy'] ?? ''))],
    [-5, () => true],
  ],
  'cross-origin-opener-policy': [
    [
      10,
      ({ headers }) =>
        /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(String(headers['cross-origin-opener-policy'])),
    ],
    [0, () => true],
  ],
  'cross-origin-embedder-policy': [
    [10, ({ headers }) => /^(require-corp|credentialless)$/.test(String(headers['cross-origin-embedder-policy']))],
    [0, () => true],
  ],
};

interface Answer {
  headers: IncomingHttpHeaders;
  csp: Map<string, string[]>;
  scripts: string[];
}

const has = (csp: Answer['csp'], directive: string, source: RegExp) =>
  (csp.get(directive) ?? csp.get('default-src') ?? ['*']).some((text) => source.test(text));

function scoreOf({ headers, text }: { headers: IncomingHttpHeaders; text: string }) {
  const directives = String(headers['content-security-policy'] ?? '').split(';');
  const named = directives.map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name);
  const csp = new Map(named.map(([name = '', ...sources]) => [name, sources]));
  const answer = { headers, csp, scripts: text.match(/<script\b[^>]*\bsrc="[^>]*>/g) ?? [] };
  const points = Object.values(rules).map((rule) => rule.find(([, holds]) => holds(answer))?.[0] ?? 0);
  const lost = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100);
  // Bonus points only count from a score of 90.
  return lost >= 90 ? points.reduce((sum, each) => sum + each, 100) : lost;
}

test('the rules distinguish a page without headers from one with the best', () => {
  expect(scoreOf({ headers: {}, text: '' })).toBe(30);
});

test.each(['/home/', '/iq/dashboard/', '/offer/public/', '/home/nothing-here', '/nothing-here'])(
  '%s has 110 points or more by the rules of the Observatory',
  async (path) => {
    const answer = await ask(`https://hub.suite.localhost:${gateway.previewPort}${path}`, { headers: { Accept: 'text/html' } });
    expect(scoreOf(answer)).toBeGreaterThanOrEqual(answer.text.includes('<script src') ? 145 : 140);
  },
);

test.each([
  ['accounts', '/login/'],
  ['accounts', '/auth-redirect/lock.html'],
  ['ai', '/chat/'],
  ['qa-hub', '/home/'],
])('https://%s…%s has them too', async (host, path) => {
  const answer = await ask(`https://${host}.suite.localhost:${gateway.previewPort}${path}`, { headers: { Accept: 'text/html' } });
  expect(scoreOf(answer)).toBeGreaterThanOrEqual(145);
});
