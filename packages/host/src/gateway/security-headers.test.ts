import { ask, startGateway } from './fixture-gateway';

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

let gateway: Awaited<ReturnType<typeof startGateway>>;
const at = (host: string, path: string) => `https://${host}.suite.localhost:${gateway.previewPort}${path}`;

beforeAll(async () => {
  gateway = await startGateway({
    topology: 'preview',
    platform: ({ url }) =>
      url.endsWith('/page') ? new Response('page', { headers: { 'Content-Security-Policy': 'own' } }) : Response.json({}),
  });
});
afterAll(() => gateway.close());

test('no page can frame a response of the API, which runs no scripts', async () => {
  expect((await ask(at('api', '/identity'))).headers).toMatchObject({
    'content-security-policy': NOTHING,
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-site',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('a page of the API has its own policy', async () => {
  expect((await ask(at('api', '/page'))).headers['content-security-policy']).toBe('own');
});

test.each(['/home/', '/home/nowhere', '/', '/_suite/_next/static/chunks/0shared.js', '/session/caches'])(
  'no other origin keeps a reference to the window of %s or embeds it',
  async (path) => {
    expect((await ask(at('hub', path))).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

test('the lock page can be framed by the hosts of the suite', async () => {
  const { headers } = await ask(at('accounts', '/auth-redirect/lock.html'));
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${at('hub', '')} `);
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('a host that is not part of the suite sets no policy for other hosts', async () => {
  const { headers } = await ask(`https://evil.example:${gateway.previewPort}/`);
  expect(headers).not.toHaveProperty('strict-transport-security');
});
