import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ZoneName } from '@suite/zones/zones';
import { devServers, watchDevServers } from './dev-servers';

const folder = mkdtempSync(join(tmpdir(), 'dev-servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that registers as the development server of home and runs until its input ends. */
function startServer() {
  const code = `import { enterDevServer } from ${JSON.stringify(join(__dirname, 'dev-servers.js'))};
    enterDevServer('home', ${JSON.stringify(folder)});
    process.stdin.on('end', () => process.exit(0)).resume();`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'ignore', 'inherit'] });
}

test('a development server is registered from its start to its end', async () => {
  let names: ZoneName[] | undefined;
  let next = () => {};
  const close = watchDevServers((found) => {
    names = found;
    next();
  }, folder);
  const become = async (expected: string) => {
    while (String(names) !== expected) {
      await new Promise<void>((resolve) => {
        next = resolve;
      });
    }
  };
  expect(names).toEqual([]);
  const server = startServer();
  await become('home');
  expect(devServers(folder)).toEqual(['home']);
  server.stdin.end();
  await become('');
  close();
});

test('entries of killed servers and of unknown zones are ignored', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  writeFileSync(join(folder, 'home'), String(ended.pid));
  writeFileSync(join(folder, 'login'), '');
  writeFileSync(join(folder, 'elsewhere'), String(process.pid));
  writeFileSync(join(folder, 'chat'), String(process.pid));
  expect(devServers(folder)).toEqual(['chat']);
});
