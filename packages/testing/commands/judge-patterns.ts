// Analyzes every regular expression of the code, writes the linear ones to judged.txt, and prints the others.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { superLinear } from '../src/patterns/judge-pattern';
import { judgedFile, readJudged } from '../src/patterns/judged';
import { readPatterns, sourceFiles } from '../src/patterns/read-patterns';

/** In milliseconds. It analyzes the patterns that are too complex each time, so it gives up on them sooner than the test. */
const TIMEOUT = 15_000;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const before = readJudged(root);
const literals = sourceFiles(root).flatMap((file) => readPatterns(root, file).filter(({ isBuilt }) => !isBuilt));
const linear = new Set<string>();
const others = new Map<string, string>();
for (const { file, line, text } of literals) {
  if (linear.has(text)) continue;
  const reason = others.get(text) ?? (before.has(text) ? undefined : superLinear(text, TIMEOUT));
  if (reason === undefined) linear.add(text);
  else {
    others.set(text, reason);
    console.log(`${file}:${line} ${text}\n  ${reason}`);
  }
}
writeFileSync(judgedFile(root), `${[...linear].sort().join('\n')}\n`);
console.log(`${linear.size} patterns are linear, ${others.size} are not.`);
