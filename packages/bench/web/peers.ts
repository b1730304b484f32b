import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ZoneName, zones } from '@suite/zones/zones';
import { buildDefaultZone } from './build-default-zone';
import { buildViteApp } from './build-vite-app';
import { type StaticServer, serveFolders } from './static-server';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const emptyExport = fileURLToPath(new URL('../empty-export/', import.meta.url));

/** The five zones of the hub that are compared with five apps. */
export const compared: readonly ZoneName[] = ['home', 'iq-dashboard', 'iq-clients', 'iq-settings', 'profile'];

export function buildEmptyExport(): string {
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: emptyExport, stdio: 'ignore' });
  return join(emptyExport, 'out');
}

export interface Peers {
  suite: StaticServer;
  vite: StaticServer;
  standard: StaticServer;
  close(): void;
}

/** Serves the compared zones as the suite does, as plain Vite apps, and in Next's default layout, each on its own host. */
export async function openPeers(): Promise<Peers> {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  const folders = (of: (zone: ZoneName) => string) =>
    Object.fromEntries(compared.map((zone) => [zones[zone].basePath, of(zone)]));
  for (const zone of compared) {
    await buildViteApp(zone, join(folder, 'vite', zone));
    buildDefaultZone(zone, join(folder, 'default', zone));
  }
  const hub = join(root, 'dist/hosts/hub');
  const suite = await serveFolders({ ...folders((zone) => join(hub, zones[zone].basePath)), '/_suite': join(hub, '_suite') });
  const vite = await serveFolders(folders((zone) => join(folder, 'vite', zone)));
  const standard = await serveFolders(folders((zone) => join(folder, 'default', zone)));
  return {
    suite,
    vite,
    standard,
    close() {
      for (const server of [suite, vite, standard]) server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
