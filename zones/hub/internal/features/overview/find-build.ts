import { BUILD_FILE, type Build, build } from '@suite/contract/build';
import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { safeParse } from 'valibot';

/** A build; `none` if the host responds without one, `silent` if it doesn't respond. */
export type BuildState = Build | 'none' | 'silent';

/** Milliseconds to wait for a host. */
const PATIENCE = 5000;

/** Finds the build that each zone of an environment is served from, as reported by its host. */
export async function findBuilds(deployment: Deployment): Promise<ReadonlyMap<ZoneName, BuildState>> {
  const names = zoneNames.filter((name) => existsIn(name, deployment.environment));
  return new Map(await Promise.all(names.map(async (name) => [name, await findBuild(deployment, name)] as const)));
}

async function findBuild(deployment: Deployment, name: ZoneName): Promise<BuildState> {
  const entry = `${zoneOrigin(deployment, name)}${zones[name].basePath}/`;
  try {
    const answer = await ask(entry + BUILD_FILE);
    if (!answer.ok) return 'none';
    const parsed = safeParse(build, await answer.json());
    return parsed.success ? parsed.output : 'none';
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
