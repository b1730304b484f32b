import { join } from 'node:path';
import { type ZoneName, zones } from '@suite/zones/zones';
import { assemble } from './assemble';
import { insistOnNoOtherUser } from './output-users';
import { sites } from './site';

/**
 * Assembles the built zones of a checkout.
 * @param without zones that something else serves
 * @throws Failure when a zone is not built, when two exports disagree on a file, or when another process serves the output and
 *   would lose zones
 */
export async function assembleSuite(root: string, output: string, without: readonly ZoneName[]): Promise<void> {
  if (without.length) insistOnNoOtherUser(output);
  await assemble({
    exportOf: (name) => join(root, 'zones', zones[name].host, name, 'out'),
    output,
    sites: sites().map((site) => ({ ...site, zones: site.zones.filter(({ name }) => !without.includes(name)) })),
  });
}
