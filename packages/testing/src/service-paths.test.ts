import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isTestCode, serviceOf } from './imports/import-rules';
import { serviceFolders } from './services';
import { manifestPaths } from './supply-chain';

/** Tests settings that name services by path, which would fail silently if a path were wrong. */

const root = join(__dirname, '../../..');
const folders = serviceFolders(root);
const services = [...folders.keys()].sort();
const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
const run = (program: string, ...args: string[]) => execFileSync(program, args, options);
const runModule = (script: string, input = '') =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { ...options, input });
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('Next compiles every service', () => {
  const script =
    "import('./next.config.base.mjs').then(({ placeholderConfig }) => console.log(JSON.stringify(placeholderConfig)))";
  const { transpilePackages } = JSON.parse(runModule(script));
  const compiled = transpilePackages.filter((name: string) => name.startsWith('@services/'));
  expect(compiled.sort()).toEqual(services.map((name) => `@services/${name}`));
});

describe('Turborepo', () => {
  const { tasks, globalCacheInputs } = JSON.parse(run('node_modules/.bin/turbo', 'run', 'build', '--dry=json'));
  const taskOf = (id: string) => tasks.find(({ taskId }: { taskId: string }) => taskId === id);

  /** Returns the files whose change runs a task again: its own inputs, and those of the tasks before it. */
  const inputsOf = (id: string, seen = new Set<string>()): string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    const { inputs, directory, dependencies } = taskOf(id);
    const own = Object.keys(inputs).map((path) => relative(root, join(root, directory, path)));
    return [...own, ...dependencies.flatMap((before: string) => inputsOf(before, seen))];
  };

  it('counts the package.json and the contract of every service as its sources', () => {
    const watched = (isKind: (path: string) => boolean) =>
      services.filter((name) => inputsOf(`@services/${name}#sources`).some((path) => serviceOf(path) === name && isKind(path)));
    expect(watched((path) => path.endsWith('/package.json'))).toEqual(services);
    expect(watched((path) => /\/contract(\.ts$|\/)/.test(path))).toEqual(services);
  });

  it('rebuilds a zone when any file changes that it imports from packages and services', () => {
    const sources = run('git', 'ls-files', 'zones/*/*/app/*', 'zones/*/*/features/*')
      .split('\n')
      .filter((file) => /\.(ts|tsx)$/.test(file) && !isTestCode(file) && existsSync(join(root, file)));
    const zones = [...new Set(sources.map((file) => file.split('/').slice(0, 3).join('/')))];
    // In a separate process, because the parser is an ES module.
    const script = `import { readFileSync } from 'node:fs';
      import { readImports } from './packages/testing/src/imports/read-imports.js';
      const found = new Map();
      const importsOf = (file) => found.get(file) ?? found.set(file, readImports(file)).get(file);
      const reachedFrom = (files) => {
        const reached = new Set(files);
        for (const file of reached)
          if (/\\.(ts|tsx|js|mjs)$/.test(file))
            for (const path of importsOf(file)) if (!path.startsWith('node:')) reached.add(path);
        return [...reached];
      };
      const zones = JSON.parse(readFileSync(0, 'utf8'));
      console.log(JSON.stringify(zones.map(([zone, files]) => [zone, reachedFrom(files)])));`;
    const filesOf = (zone: string) => sources.filter((file) => file.startsWith(`${zone}/`)).map((file) => join(root, file));
    const given = JSON.stringify(zones.map((zone) => [basename(zone), filesOf(zone)]));
    const reached: [string, string[]][] = JSON.parse(runModule(script, given));
    expect(reached.length).toBe(28);
    for (const [zone, files] of reached) {
      const inputs = new Set([...Object.keys(globalCacheInputs.files), ...inputsOf(`@zone/${zone}#build`)]);
      const shared = files.map((path) => relative(root, path)).filter((file) => file.startsWith('packages/'));
      expect(shared.length).toBeGreaterThan(100);
      expect([zone, shared.filter((file) => !inputs.has(file))]).toEqual([zone, []]);
    }
  });
});

describe('knip', () => {
  const workspaces: Record<string, { entry?: string[] }> = readJson('knip.json').workspaces;
  const packages = manifestPaths(root).map((path) => path.slice(0, -'/package.json'.length) || '.');
  const matches = (pattern: string, folder: string) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(folder);

  it('has settings for packages that exist', () => {
    const unknown = Object.keys(workspaces).filter((pattern) => !packages.some((folder) => matches(pattern, folder)));
    expect(unknown).toEqual([]);
  });

  it('includes the cases of every service, and the programs that services start', () => {
    const entriesOf = (folder: string) =>
      workspaces[folder]?.entry ?? Object.entries(workspaces).find(([pattern]) => matches(pattern, folder))?.[1].entry ?? [];
    expect(services.filter((name) => !entriesOf(folders.get(name) ?? '').includes('{access,audit}.cases.ts'))).toEqual([]);
    const programs = [...folders.values()].flatMap((folder) =>
      entriesOf(folder).flatMap((entry) => (entry.includes('{') ? [] : `:(glob)${folder}/${entry}`)),
    );
    expect(programs.length).toBeGreaterThan(3);
    expect(programs.filter((pattern) => !run('git', 'ls-files', pattern))).toEqual([]);
  });
});
