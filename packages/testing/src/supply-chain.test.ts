import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, componentsOf, isPermitted, lockedPackages, manifestPaths } from './supply-chain';

const root = join(__dirname, '../../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('every package.json of the repository is checked', () => {
  const listed = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' });
  const manifests = listed.trim().split('\n');
  expect(manifests.filter((path) => readJson(path).name.startsWith('@services/')).length).toBeGreaterThan(20);
  expect(manifestPaths(root).sort()).toEqual(manifests.sort());
});

test('every package has one exact version', () => {
  const loose = manifestPaths(root).flatMap((path) => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readJson(path);
    const requested = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return requested
      .filter(([name, version]) =>
        /^@(suite|services|zone)\//.test(name) ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});

test('no package runs a script on installation', () => {
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
  const scripted = lockedPackages(root).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
  expect(Object.values(allowScripts)).not.toContain(true);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('strict-allow-scripts=true');
});

test('every package has a license that permits its use', () => {
  const components = componentsOf(root);
  expect(components.length).toBeGreaterThan(500);
  expect(components.filter((component) => !isPermitted(component))).toEqual([]);
});

test('a license that is not permitted is found', () => {
  const of = (license: string) => isPermitted({ name: 'x', version: '1.0.0', license, isDevelopment: false });
  expect(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT'].map(of)).toEqual([true, true, true]);
  expect(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'none'].map(of)).toEqual([false, false, false, false]);
});

test('the bill of materials lists each package with its hash', () => {
  const { components } = billOf([
    { name: '@a/b', version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC', isDevelopment: false },
  ]);
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.2.3',
      name: '@a/b',
      version: '1.2.3',
      purl: 'pkg:npm/%40a/b@1.2.3',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    },
  ]);
});
