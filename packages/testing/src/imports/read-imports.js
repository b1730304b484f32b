// @ts-check
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], conditionNames: ['import', 'node'] });

/**
 * Returns what a file imports, including types: absolute paths of this repository's files, and Node's own modules as written.
 * Other packages are left out.
 * @param {string} file absolute path
 * @returns {string[]}
 */
export function readImports(file) {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    // A computed specifier imports no known file.
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^(['"])(.+)\1$/.exec(source.slice(start, end))?.[2] ?? []),
  ];
  return [...new Set(specifiers)].flatMap((specifier) => {
    if (specifier.startsWith('node:')) return specifier;
    const { path } = resolver.sync(dirname(file), specifier);
    return path && !path.includes('/node_modules/') ? path : [];
  });
}
