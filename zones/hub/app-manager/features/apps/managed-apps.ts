import type { EnvironmentName } from '@suite/zones/environments';
import { existsIn, isManaged, type ZoneName, zoneNames } from '@suite/zones/zones';

/** The apps whose access administrators set, as far as they exist in an environment. */
export const managedApps = (environment: EnvironmentName): ZoneName[] =>
  zoneNames.filter((name) => isManaged(name) && existsIn(name, environment));
