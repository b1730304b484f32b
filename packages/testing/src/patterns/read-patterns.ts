import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A regular expression in the code: `/source/flags`, or the call that builds it. */
export interface Pattern {
  file: string;
  line: number;
  text: string;
  /** Built at run time by `new RegExp`, so that only a person can review it. */
  isBuilt: boolean;
}

/** Matches tests and files that only developers run. */
const isTestCode = (file: string) =>
  /\.(test|spec|fixture|mutation)\.tsx?$|\/(e2e|test|fixture)\/|\/fixture-|^packages\/(bench|testing|config)\//.test(file);

/** Returns the files that run in a suite or build it. */
export function sourceFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'zones'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !isTestCode(file) && existsSync(join(root, file)));
}

export const readPatterns = (root: string, file: string): Pattern[] => patternsOf(file, readFileSync(join(root, file), 'utf8'));

export function patternsOf(file: string, code: string): Pattern[] {
  const bytes = Buffer.from(code);
  const patterns: Pattern[] = [];
  const add = ({ start }: Span, text: string, isBuilt: boolean) =>
    patterns.push({
      file,
      line: bytes
        .subarray(0, start - 1)
        .toString()
        .split('\n').length,
      text,
      isBuilt,
    });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, span, pattern, flags, callee } = node as Node;
    if (type === 'RegExpLiteral') {
      add(span, `/${pattern}/${flags}`, false);
      return;
    }
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp')
      add(
        span,
        bytes
          .subarray(span.start - 1, span.end - 1)
          .toString()
          .replace(/\s+/g, ' '),
        true,
      );
    for (const part of Object.values(node)) visit(part);
  };
  const isScript = /\.[cm]?js$/.test(file);
  visit(parseSync(code, isScript ? { syntax: 'ecmascript', jsx: true } : { syntax: 'typescript', tsx: file.endsWith('x') }).body);
  return patterns;
}

/** In bytes, starting at 1. */
interface Span {
  start: number;
  end: number;
}

interface Node {
  type: string;
  span: Span;
  pattern?: string;
  flags?: string;
  callee?: { value?: string };
}
