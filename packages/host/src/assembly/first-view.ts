import type { ZoneExport } from './zone-export';

const ENTRY = 'index.html';
const NAMED =
  /<(?:script|link rel="stylesheet")[^>]*?(?:src|href)="[^"]*\/(_next\/static\/[^"]+\.(?:js|css))"(?![^>]*\bnomodule\b)/gi;

/** Where a module begins in a chunk of Turbopack's: its number, then its function. */
const MODULE = /(?<=[,[])\d+,(?:\w+|\([\w,]*\))=>\{/;

/** A module that loads others late, with the files that they are in. */
const LOADER = /(?<=[,[])(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;

/** The first call for a late module. */
const CALL = /\.A\((\d+)\)/;

/** A view that loads parts of itself late, and these again. */
const DEPTH = 2;

/** The scripts and styles that a zone's document names. */
export function namedFiles({ read, assets }: ZoneExport): string[] {
  const has = new Set(assets);
  return [...read(ENTRY).toString().matchAll(NAMED)].map(([, file = '']) => file).filter((file) => has.has(file));
}

/**
 * The scripts and styles that a zone's first view needs beside those of every zone: its own in its document, and what these
 * load late. Of several late views in one module the first counts: by convention it is what the zone opens with.
 * @param common what every zone's document names
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
