import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const judgedFile = (root: string) => join(root, 'packages/testing/src/patterns/judged.txt');

/** Reads the patterns already found linear. Analyzing all of them takes minutes, which only the full run spends. */
export function readJudged(root: string): Set<string> {
  const file = judgedFile(root);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}
