import { folderCycles, forbiddenImports, forbiddenTables } from './import-rules';

const imports = (entries: Record<string, string[]>) => new Map(Object.entries(entries));

const service = 'packages/services/ledger';

it.each([
  ['the kernel imports a service', 'packages/kernel/src/http/route.ts', `${service}/ports.ts`],
  ['the kernel imports the host', 'packages/kernel/src/http/route.ts', 'packages/host/src/serve/serve.ts'],
  ['a service imports the host', `${service}/service.ts`, 'packages/host/src/serve/serve.ts'],
  ['a service imports the tables of another one', 'packages/services/insights/metrics/a.ts', `${service}/schema/firms.ts`],
  ['a page imports a service', 'zones/hub/home/features/a.tsx', `${service}/service.ts`],
  ['a contract imports the kernel', `${service}/contract/firms.ts`, 'packages/kernel/src/http/route.ts'],
  ['a client imports a module of Node', `${service}/client.ts`, 'node:fs'],
  ['a zone imports another one', 'zones/hub/home/features/a.tsx', 'zones/hub/profile/features/b.tsx'],
])('is broken when %s', (_, from, to) => {
  expect(forbiddenImports(imports({ [from]: [to] }))).toHaveLength(1);
});

it.each([
  ['a service imports the ports of another one', 'packages/services/insights/metrics/a.ts', `${service}/ports.ts`],
  ['a page imports the client of a service', 'zones/hub/home/features/a.tsx', `${service}/client/firms.ts`],
  ['a test imports what it tests', 'packages/services/insights/metrics/a.test.ts', 'packages/host/src/serve/serve.ts'],
])('is kept when %s', (_, from, to) => {
  expect(forbiddenImports(imports({ [from]: [to] }))).toEqual([]);
});

it('finds folders that import each other, also by way of a third', () => {
  const [a, b, c] = ['database', 'http', 'mail'].map((folder) => `packages/kernel/src/${folder}/a.ts`) as [
    string,
    string,
    string,
  ];
  expect(folderCycles(imports({ [a]: [b], [b]: [c], [c]: [] }))).toEqual([]);
  expect(folderCycles(imports({ [a]: [b], [b]: [c], [c]: [a] }))).toEqual([
    ['packages/kernel/src/database', 'packages/kernel/src/http', 'packages/kernel/src/mail'],
  ]);
});

it('finds SQL that reads the tables of another service', () => {
  const file = 'packages/services/insights/metrics/a.ts';
  expect(forbiddenTables(file, 'select 1 from books.invoices join insights.reports on true')).toEqual([]);
  expect(forbiddenTables(file, 'select 1 from ledger.invoices')).toHaveLength(1);
});
