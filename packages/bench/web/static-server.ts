import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  origin: string;
  close(): void;
}

/**
 * Starts a static host over http, with gzip and assets that are cached forever for every build. It has no API, because only
 * frames are compared.
 */
export async function serveFolders(folders: Readonly<Record<string, string>>): Promise<StaticServer> {
  const answers = new Map<string, Buffer>();
  const fileOf = (path: string): string | undefined => {
    const prefix = Object.keys(folders)
      .filter((base) => path.startsWith(`${base}/`))
      .sort((one, other) => other.length - one.length)[0];
    if (prefix === undefined) return undefined;
    const file = join(folders[prefix] ?? '', normalize(path.slice(prefix.length)));
    const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    return existsSync(found) ? found : undefined;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(pathname);
    if (!file) return void response.writeHead(404).end();
    const bytes = answers.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    answers.set(file, bytes);
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Content-Length': bytes.length,
      'Cache-Control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
