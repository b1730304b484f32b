import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolders } from '../services';
import {
  cyclesOf,
  featureOf,
  folderOf,
  forbiddenImports,
  forbiddenTables,
  isBrowser,
  isOpenToServices,
  isServer,
  schemasOf,
  serviceOf,
  strayFiles,
} from './import-rules';

const root = join(__dirname, '../../../..');

const imports = (entries: Record<string, string[]>) => new Map(Object.entries(entries));

const service = 'packages/services/iq/ledger';

it.each([
  ['the kernel imports a service', 'packages/kernel/src/http/route.ts', `${service}/ports.ts`],
  ['the kernel imports the host', 'packages/kernel/src/http/route.ts', 'packages/host/src/serve/serve.ts'],
  ['a service imports the host', `${service}/service.ts`, 'packages/host/src/serve/serve.ts'],
  ['a service imports the tables of another one', 'packages/services/iq/insights/metrics/a.ts', `${service}/schema/firms.ts`],
  ['a page imports a service', 'zones/hub/home/features/a.tsx', `${service}/service.ts`],
  ["a zone's list of pages imports a service", 'zones/hub/home/pages.tsx', `${service}/service.ts`],
  ['a contract imports the kernel', `${service}/contract/firms.ts`, 'packages/kernel/src/http/route.ts'],
  ['a browser file imports a module of Node', `${service}/browser.ts`, 'node:fs'],
  ['days import the contract', 'packages/values/src/iso-day.ts', 'packages/contract/src/once.ts'],
  ['a zone imports another one', 'zones/hub/home/features/a.tsx', 'zones/hub/profile/features/b.tsx'],
])('is broken when %s', (_, from, to) => {
  expect(forbiddenImports(imports({ [from]: [to] }))).toHaveLength(1);
});

it.each([
  ['a service imports the ports of another one', 'packages/services/iq/insights/metrics/a.ts', `${service}/ports.ts`],
  ['a page imports a browser file of a service', 'zones/hub/home/features/a.tsx', `${service}/browser/firms.ts`],
  ['a test imports what it tests', 'packages/services/iq/insights/metrics/a.test.ts', 'packages/host/src/serve/serve.ts'],
])('is followed when %s', (_, from, to) => {
  expect(forbiddenImports(imports({ [from]: [to] }))).toEqual([]);
});

it('finds folders that import each other, directly or through a third', () => {
  const [a, b, c] = ['database', 'http', 'mail'].map((folder) => `packages/kernel/src/${folder}/a.ts`) as [
    string,
    string,
    string,
  ];
  expect(cyclesOf(imports({ [a]: [b], [b]: [c], [c]: [] }), folderOf)).toEqual([]);
  expect(cyclesOf(imports({ [a]: [b], [b]: [c], [c]: [a] }), folderOf)).toEqual([
    ['packages/kernel/src/database', 'packages/kernel/src/http', 'packages/kernel/src/mail'],
  ]);
});

it('finds files that import each other, also in one folder', () => {
  const [a, b] = ['packages/ui/src/a.ts', 'packages/ui/src/b.ts'] as [string, string];
  const file = (path: string) => path;
  expect(cyclesOf(imports({ [a]: [b], [b]: [] }), file)).toEqual([]);
  expect(cyclesOf(imports({ [a]: [b], [b]: [a] }), file)).toEqual([[a, b]]);
});

it('finds features of a zone that import each other through other files', () => {
  const features = 'zones/hub/iq-clients/features';
  const [a, b, c] = [`${features}/client/a.ts`, `${features}/merge/b.ts`, `${features}/client/c.ts`] as [string, string, string];
  expect(cyclesOf(imports({ [a]: [b], [b]: [c], [c]: [] }), featureOf)).toEqual([[`${features}/client`, `${features}/merge`]]);
  expect(cyclesOf(imports({ [a]: [b], [b]: [], [c]: [a] }), featureOf)).toEqual([]);
});

it('treats each service as a folder of its own in cycles', () => {
  const [one, other] = [`${service}/import/a.ts`, 'packages/services/iq/insights/metrics/b.ts'] as [string, string];
  expect(folderOf(one)).toBe(`${service}/import`);
  expect(cyclesOf(imports({ [one]: [other], [other]: [one] }), folderOf)).toHaveLength(1);
});

describe('the services of this repository', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'zones'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const services = [...serviceFolders(root).keys()].sort();
  const servicesWith = (isKind: (file: string) => boolean) =>
    services.filter((name) => files.some((file) => serviceOf(file) === name && isKind(file)));

  it('are the ones that the host runs', () => {
    const list = readFileSync(join(root, 'packages/host/src/services/services.ts'), 'utf8');
    expect([...list.matchAll(/'@services\/([a-z-]+)\/service'/g)].map(([, name]) => name).sort()).toEqual(services);
  });

  it('each have files for servers and files for browsers', () => {
    expect(servicesWith(isServer)).toEqual(services);
    expect(servicesWith(isBrowser)).toEqual(services);
  });

  it('provide ports to each other', () => {
    const withPorts = services.filter((name) => files.includes(`${serviceFolders(root).get(name)}/ports.ts`));
    expect(withPorts.length).toBeGreaterThan(0);
    expect(servicesWith((file) => file.endsWith('/ports.ts') && isOpenToServices(file))).toEqual(withPorts);
  });

  it('contain every file of the services folder', () => {
    expect(strayFiles(files)).toEqual([]);
    expect(strayFiles(['packages/services/nothing/a.ts'])).toEqual(['packages/services/nothing/a.ts']);
  });

  const sources = files
    .filter((file) => /\bschema\b.*\.ts$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]);
  const owners = schemasOf(sources);

  it('declare the database schemas of their migrations', () => {
    const created = files
      .filter((file) => serviceOf(file) && /\/migrations\/\w+\.sql$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/^CREATE SCHEMA "(\w+)"/gm)].map(([, name]) => name),
      );
    expect([...owners.keys()].sort()).toEqual(created.sort());
  });

  it('read no tables of another service', () => {
    for (const [schema, owner] of owners) {
      const other = owner === 'internal' ? 'ledger' : 'internal';
      const file = `${serviceFolders(root).get(other)}/routes/a.ts`;
      const broken = schema === 'ledger_views' ? 0 : 1;
      for (const sql of ['select 1 from', 'insert into', 'delete from x using', 'update', 'select 1 from x join', 'lock table'])
        expect([schema, sql, forbiddenTables(file, `${sql} ${schema}.rows`, owners).length]).toEqual([schema, sql, broken]);
      expect(forbiddenTables(`${serviceFolders(root).get(owner)}/a.ts`, `select 1 from ${schema}.rows`, owners)).toEqual([]);
      expect(forbiddenTables('packages/kernel/src/jobs/a.ts', `select 1 from ${schema}.rows`, owners)).toHaveLength(1);
    }
  });
});

it('finds SQL that reads the tables of another service', () => {
  const file = 'packages/services/iq/insights/metrics/a.ts';
  const owners = new Map([
    ['ledger_views', 'ledger'],
    ['insights', 'insights'],
    ['ledger', 'ledger'],
  ]);
  expect(forbiddenTables(file, 'select 1 from ledger_views.invoices join insights.reports on true', owners)).toEqual([]);
  expect(forbiddenTables(file, 'select 1 from ledger.invoices', owners)).toHaveLength(1);
});
