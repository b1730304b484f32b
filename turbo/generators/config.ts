import type { PlopTypes } from '@turbo/gen';
import { zoneNames, zoneRow } from '../../packages/zones/src/zones.js';

const names: readonly string[] = zoneNames;

/** `turbo gen zone`: the folder of a zone whose row stands in the zone table. */
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
      const { host, routes } = zoneRow(name);
      return [
        {
          type: 'addMany',
          base: 'templates/zone',
          templateFiles: 'templates/zone/**',
          destination: `{{ turbo.paths.root }}/zones/${host}/${name}`,
          skipIfExists: true,
          globOptions: { dot: true },
          data: { routes },
        },
      ];
    },
  });
}
