import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { serviceFolders } from './services';

const root = join(__dirname, '../../..');
const copied = [
  '.gitignore',
  'package.json',
  'turbo.json',
  'biome.json',
  'turbo',
  'packages/host',
  'packages/kernel/package.json',
  'packages/zones/src',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'));
  const filter = (path: string) => !/\/(dist|node_modules)$/.test(path);
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('turbo gen service creates a service with its migration in a folder where npm finds services', () => {
  const generate = ['run', 'service', '--root', copy, '--config', join(copy, 'turbo/generators/config.ts')];
  const answers = ['website', 'web-forms', 'Keeps the forms of a website.'];
  execFileSync(join(root, 'node_modules/.bin/gen'), [...generate, '--args', ...answers], { cwd: copy, stdio: 'pipe' });

  const list = readFileSync(join(copy, 'packages/host/src/services/services.ts'), 'utf8');
  expect(list).toContain("export { service as webForms } from '@services/web-forms/service';");
  const { dependencies } = JSON.parse(readFileSync(join(copy, 'packages/host/package.json'), 'utf8'));
  expect(dependencies['@services/web-forms']).toBe('*');

  const files = readdirSync(join(copy, 'packages/services'), { recursive: true, encoding: 'utf8' });
  const manifest = files.find((file) => file.endsWith('/package.json')) ?? '';
  const made = join(copy, 'packages/services', dirname(manifest));
  expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'))).toMatchObject({
    name: '@services/web-forms',
    dependencies: { 'drizzle-orm': expect.stringMatching(/^\d/), valibot: expect.stringMatching(/^\d/) },
    devDependencies: { 'drizzle-kit': expect.stringMatching(/^\d/) },
  });
  expect(readFileSync(join(made, 'migrations/0000_initial.sql'), 'utf8')).toContain('CREATE SCHEMA "web_forms"');

  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const isWorkspace = (folder: string) =>
    workspaces.some((glob) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}$`).test(folder));
  expect([relative(copy, made), ...serviceFolders(root).values()].filter((folder) => !isWorkspace(folder))).toEqual([]);
});
