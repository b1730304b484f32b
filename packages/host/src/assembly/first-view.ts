import type { ZoneExport } from './zone-export';

const ENTRY = 'index.html';
const NAMED =
  /<(?:script|link rel="stylesheet")[^>]*?(?:src|href)="[^"]*\/(_next\/static\/[^"]+\.(?:js|css))"(?![^>]*\bnomodule\b)/gi;

/** Matches the start of a module in a Turbopack chunk: its number, then its function. */
const MODULE = /(?<=[,[])\d+,(?:\w+|\([\w,]*\))=>\{/;

/** Matches a module that lazy-loads others, with their files. */
const LOADER = /(?<=[,[])(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

/** Matches the first call for a lazy module. */
const CALL = /\.A\((\d+)\)/;

/** Levels of lazy loading within a view. */
const DEPTH = 2;

/** Returns the scripts and styles that a zone's document refers to. */
export function namedFiles({ read, assets }: ZoneExport): string[] {
  const has = new Set(assets);
  return [...read(ENTRY).toString().matchAll(NAMED)].map(([, file = '']) => file).filter((file) => has.has(file));
}

/**
 * Returns the scripts and styles that a zone's first view needs in addition to those of every zone: the document's own and what
 * they lazy-load. If a module has several lazy views, the first one counts, because by convention the zone opens with it.
 * @param common files in every zone's document
 */
export function filesOfFirstView(zone: ZoneExport, common: ReadonlySet<string>): string[] {
  const has = new Set(zone.assets);
  const found = new Set(namedFiles(zone).filter((file) => !common.has(file)));
  let scripts = [...found];
  for (let depth = 0; depth < DEPTH; depth += 1) {
    scripts = scripts.filter((file) => file.endsWith('.js')).flatMap((file) => lateFiles(zone.read(file).toString()));
    for (const file of scripts) if (has.has(file)) found.add(file);
  }
  return [...found];
}

function lateFiles(script: string): string[] {
  const loaders = new Map([...script.matchAll(LOADER)].map(([, number = '', files = '']) => [number, files]));
  const called = script.split(MODULE).flatMap((part) => CALL.exec(part)?.[1] ?? []);
  return called.flatMap((number) =>
    [...(loaders.get(number) ?? '').matchAll(/"(static\/[^"]+)"/g)].map(([, file]) => `_next/${file}`),
  );
}
