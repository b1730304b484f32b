import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { emptyFolder } from '../../test/databases';

const INLINE_SCRIPT = 'self.shown = "yes";';

/** Writes tiny exports in Next's format, one folder per zone, for tests. */
export function writeExports(names: readonly ZoneName[] = zoneNames) {
  const folder = emptyFolder();
  const exportOf = (name: ZoneName) => join(folder, name);
  const add = (name: ZoneName, file: string, text: string) => {
    const path = join(exportOf(name), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const name of names) {
    add(name, 'index.html', page(name, `<h1>${name}</h1>`));
    add(name, '404.html', page(name, '<h1>Not found</h1>'));
    add(name, '404/index.html', page(name, '<h1>Not found</h1>'));
    add(name, '_next/static/chunks/0shared.js', `self.base = "${zones[name].basePath}/_next/"; // ${'shared '.repeat(200)}`);
    add(name, `_next/static/chunks/0${name}.js`, `// ${`${name} `.repeat(200)}`);
  }
  if (names.includes('auth-redirect')) {
    add('auth-redirect', 'lock.html', '<!doctype html><title>Session lock</title><script src="lock-frame.js"></script>');
    add('auth-redirect', 'lock-frame.js', 'self.framed = "yes";');
  }
  return { folder, exportOf, add };
}

const page = (name: ZoneName, body: string) =>
  `<!DOCTYPE html><html><head><script src="${zones[name].basePath}/_next/static/chunks/0${name}.js" async=""></script></head>` +
  `<body>${body}<p>${'text '.repeat(200)}</p><script>${INLINE_SCRIPT}</script></body></html>`;
