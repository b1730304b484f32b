import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type Suite } from '@suite/testing/suite-test';

const script = fileURLToPath(import.meta.resolve('@services/identity/providers/openid-provider.fixture'));

/** A suite with sign-in through a certified OpenID provider, which runs beside it. */
export const test = base.extend<{ provider: string }, { issuer: string }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => use(`http://localhost:${await freePort()}`),
    { scope: 'worker' },
  ],
  settings: async ({ issuer }, use) =>
    use({
      SUITE_OIDC_ISSUER: issuer,
      SUITE_OIDC_CLIENT_ID: 'firm-suite',
      SUITE_OIDC_CLIENT_SECRET: 'secret of the suite',
      SUITE_OIDC_LABEL: 'Moss Directory',
      SUITE_OIDC_DOMAINS: 'moss.example',
    }),
  provider: async ({ issuer, suite }, use) => {
    const stop = await startProvider(issuer, suite);
    await use(issuer);
    await stop();
  },
});

async function startProvider(issuer: string, { apiOrigin }: Suite): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script, new URL(issuer).port, apiOrigin], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return async () => {
    child.kill();
    await ended;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
