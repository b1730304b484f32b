import { BUILD_FILE, type Build, build } from '@suite/contract/build';
import { type Place, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { safeParse } from 'valibot';

/** A build; `none` if the host responds without one, `silent` if it doesn't respond. */
export type FoundBuild = Build | 'none' | 'silent';

/** Milliseconds to wait for a host. */
const PATIENCE = 5000;

/** Finds the build that each zone of an environment is served from, as reported by its host. */
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
    // A host whose response can't be read may still be up.
    return ask(entry, 'no-cors').then(
      () => 'none' as const,
      () => 'silent' as const,
    );
  }
}

const ask = (url: string, mode: RequestMode = 'cors') =>
  fetch(url, { mode, cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
