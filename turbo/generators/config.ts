import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { pagesOf } from '../../packages/zones/src/pages.js';
import { zoneNames, zoneRow } from '../../packages/zones/src/zones.js';

const names: readonly string[] = zoneNames;

/**
 * `turbo gen zone` creates the folder of a zone that has a row in the zone table, `turbo gen service` the folder of a service.
 */
export default function generator(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('viewsOf', (routes: readonly string[]) => `{{ ${routes.map((route) => `'${route}': view`).join(', ')} }}`);
  plop.setHelper('literal', (text: string) => `'${text.replaceAll("'", '’')}'`);

  plop.setGenerator('zone', {
    description: 'The folder of a zone that has a row in packages/zones/src/zones.js',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Which zone, as in the table?',
        validate: (name: string) => names.includes(name) || 'Give it a row in packages/zones/src/zones.js first.',
      },
      {
        type: 'input',
        name: 'sentence',
        message: 'What it will be for, and that it is not built yet, in one sentence:',
        validate: (sentence: string) => sentence.length > 0 || 'A visitor reads it.',
      },
    ],
    actions: (answers) => {
      const name = zoneNames.find((known) => known === answers?.name);
      if (!name) throw new Error(`${answers?.name} has no row in packages/zones/src/zones.js`);
      const { host } = zoneRow(name);
      return [
        {
          type: 'addMany',
          base: 'templates/zone',
          templateFiles: 'templates/zone/**',
          destination: `{{ turbo.paths.root }}/zones/${host}/${name}`,
          skipIfExists: true,
          globOptions: { dot: true },
          data: { routes: Object.keys(pagesOf(name)) },
        },
      ];
    },
  });

  plop.setGenerator('service', {
    description: 'The folder of a service with one call, its table and its tests, and its line in the list of services',
    prompts: [
      {
        type: 'input',
        name: 'product',
        message: 'Which product is it part of, as in packages/services?',
        validate: (product: string) => /^[a-z]+(-[a-z]+)*$/.test(product) || 'Write it as the name of a folder, like `website`.',
      },
      {
        type: 'input',
        name: 'name',
        message: 'Which service, as in its path under the API host?',
        validate: (name: string) => /^[a-z]+(-[a-z]+)*$/.test(name) || 'Write it as in a path, like `web-contacts`.',
      },
      {
        type: 'input',
        name: 'sentence',
        message: 'What it is for, in one sentence:',
        validate: (sentence: string) => sentence.length > 0 || 'A developer reads it first.',
      },
    ],
    actions: (answers) => [
      {
        type: 'addMany',
        base: 'templates/service',
        templateFiles: 'templates/service/**',
        destination: `{{ turbo.paths.root }}/packages/services/${answers?.product}/${answers?.name}`,
        data: versions(rootOf(answers)),
      },
      {
        type: 'append',
        path: '{{ turbo.paths.root }}/packages/host/src/services/services.ts',
        template: serviceLine,
        separator: '',
      },
      (data) => {
        const root = rootOf(data);
        addDependency(join(root, 'packages/host/package.json'), `@services/${answers?.name}`);
        const folder = join(root, 'packages/services', String(answers?.product), String(answers?.name));
        execFileSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', '--name=initial'], { cwd: folder });
        execFileSync(join(root, 'node_modules/.bin/biome'), [
          'check',
          '--write',
          folder,
          join(root, 'packages/host/src/services'),
        ]);
        return 'its migration is made; run npm install to link it';
      },
    ],
  });
}

const serviceLine = "export { service as {{ camelCase name }} } from '@services/{{ name }}/service';\n";

const rootOf = (answers: unknown): string => (answers as { turbo: { paths: { root: string } } }).turbo.paths.root;

/** Returns the versions of the packages that every service depends on. */
function versions(root: string) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'packages/kernel/package.json'), 'utf8'));
  return { drizzle: dependencies['drizzle-orm'], drizzleKit: devDependencies['drizzle-kit'], valibot: dependencies.valibot };
}

function addDependency(path: string, name: string): void {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const dependencies = Object.entries({ ...manifest.dependencies, [name]: '*' }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`);
}
