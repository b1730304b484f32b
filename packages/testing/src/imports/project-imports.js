// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readImports } from './read-imports.js';

/**
 * Returns the imports of every source file of the project, as paths relative to its root, and Node's own modules as written.
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function projectImports(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'zones'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\/empty-export\//.test(file) && existsSync(join(root, file)));
  return new Map(
    files.map((file) => [
      file,
      readImports(join(root, file)).map((path) => (path.startsWith('node:') ? path : relative(root, path))),
    ]),
  );
}
