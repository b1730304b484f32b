import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A reference in a document to something that does not exist. */
export interface DeadReference {
  document: string;
  line: number;
  reference: string;
}

/** Matches names of files in the repository; others, such as `plan.pdf` or `config.json`, are users' files or build output. */
const ending = /\.(?:tsx?|mjs|cjs|js|css|md|sql|sh|yml|cases\.ts)$|\/[\w-]+\.(?:json|txt)$/;

/** Files created by a build, an installation or an example. */
const made =
  /(?:^|\/)(?:dist|out|node_modules|\.build|\.next|\.suite|public\/_next)(?:\/|$)|^(?:edge|next\.config|my-[^/]+|[^/]*\{)/;

/** Files in examples for the reader. */
const examples = new Set(['use-x.ts', 'new-widget.tsx', 'new-widget.css']);

/** Returns all files and folders of the repository, without a slash at the end. */
export function trackedPaths(root: string): Set<string> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const paths = new Set<string>();
  for (const file of files.split('\n').filter((path) => path && existsSync(join(root, path)))) {
    for (let path = file; path !== '.' && !paths.has(path); path = dirname(path)) paths.add(path);
  }
  return paths;
}

/** Returns the anchors of a Markdown document's headings, as GitHub names them. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * Returns dead references of a Markdown document: targets and anchors of its relative links, paths of files in code (from its
 * folder, from the root, or by their end), paths of folders in code (from the root), and scripts of `npm run`.
 */
export function deadReferences(root: string, document: string, paths: ReadonlySet<string>, scripts: ReadonlySet<string>) {
  const dead: DeadReference[] = [];
  const folder = dirname(document);
  const isOfRoot = (path: string) => path.includes('/') && paths.has(path.split('/')[0] ?? '');
  const isFound = (path: string) => {
    const plain = path.replace(/\/$/, '');
    if (paths.has(normalize(join(folder, plain))) || paths.has(plain)) return true;
    return [...paths].some((known) => known.endsWith(`/${plain}`));
  };
  let isBlock = false;
  for (const [index, text] of readFileSync(join(root, document), 'utf8').split('\n').entries()) {
    const add = (reference: string) => dead.push({ document, line: index + 1, reference });
    for (const [, script = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g)) if (!scripts.has(script)) add(`npm run ${script}`);
    if (text.startsWith('```')) isBlock = !isBlock;
    if (isBlock) continue;
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const path = file ? normalize(join(folder, file)).replace(/\/$/, '') : document;
      if (path !== '.' && !paths.has(path)) add(target);
      else if (anchor && path.endsWith('.md') && !anchorsOf(readFileSync(join(root, path), 'utf8')).has(anchor)) add(target);
    }
    for (const [, code = ''] of text.matchAll(/`([\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*)\/?`/g)) {
      if (code.startsWith('.') || made.test(code) || examples.has(code)) continue;
      if (isOfRoot(code) ? !paths.has(code) && !isFound(code) : ending.test(code) && !isFound(code)) add(code);
    }
  }
  return dead;
}

/**
 * Returns titles of tests that a document names but that don't exist in the file named before them, as in `a.test.ts` "the
 * title" or `a.test.ts`: "the title". "…" matches any text.
 */
export function deadTitles(root: string, document: string, paths: ReadonlySet<string>): DeadReference[] {
  const dead: DeadReference[] = [];
  const named = /`?((?:[\w@.()[\]-]+\/)*[\w.-]+\.(?:test|spec)\.tsx?)`?((?:[,:]? (?:and )?["“][^"”|]+["”])+)/g;
  for (const [index, text] of readFileSync(join(root, document), 'utf8').split('\n').entries()) {
    for (const [, file = '', titles = ''] of text.matchAll(named)) {
      const path = [...paths].find((known) => known === file || known.endsWith(`/${file}`));
      const source = path ? readFileSync(join(root, path), 'utf8').replace(/\\(['"`])/g, '$1') : '';
      for (const [, title = ''] of titles.matchAll(/["“]([^"”]+)["”]/g)) {
        const isFound = title.split('…').every((part) => source.includes(part.trim()));
        if (!isFound) dead.push({ document, line: index + 1, reference: `${file} "${title}"` });
      }
    }
  }
  return dead;
}
