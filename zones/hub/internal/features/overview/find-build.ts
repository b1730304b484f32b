import { BUILD_FILE, type Build, build } from '@suite/contract/build';
import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { safeParse } from 'valibot';

/** A build; `none` of a host that answers without one, `silent` of one that does not answer. */
export type FoundBuild = Build | 'none' | 'silent';

/** Milliseconds that a host has to answer. */
const PATIENCE = 5000;

/** What each zone of an environment is served from, as its host tells. */
export async function findBuilds(place: Place): Promise<ReadonlyMap<ZoneName, FoundBuild>> {
  const names = zoneNames.filter((name) => existsIn(name, place.environment));
  return new Map(await Promise.all(names.map(async (name) => [name, await findBuild(place, name)] as const)));
}

async function findBuild(place: Place, name: ZoneName): Promise<FoundBuild> {
  const entry = `${zoneOrigin(place, name)}${zones[name].basePath}/`;
  try {
    const answer = await ask(entry + BUILD_FILE);
    if (!answer.ok) return 'none';
    const told = safeParse(build, await answer.json());
    return told.success ? told.output : 'none';
  } catch {
    // A host that may not be read may still be there.
    return ask(entry, 'no-cors').then(
      () => 'none' as const,
      () => 'silent' as const,
    );
  }
}

const ask = (url: string, mode: RequestMode = 'cors') =>
  fetch(url, { mode, cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
