import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { environmentNames } from '@suite/zones/environments';
import type { Flag } from '../contract/administration';
import { type FlagValue, flagKeys, flagRow } from '../contract/flags';
import { flagValues } from '../schema';
import { stateOf } from './flag-values';

/** Returns every declared flag with its values in each environment, and who last changed it. */
export async function listFlags(database: Database): Promise<Flag[]> {
  const rows = await database.select().from(flagValues);
  const names = await namesById(
    database,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return flagKeys.map((key) => ({
    ...flagRow(key),
    key,
    values: environmentNames.map((environment) => {
      const row = rows.find((one) => one.flag === key && one.environment === environment);
      const { value, internalValue, version } = stateOf(key, row);
      const changedAt = row?.changedAt.toISOString() ?? null;
      return {
        environment,
        value: value as FlagValue,
        internalValue,
        version,
        changedAt,
        changedBy: names.get(row?.changedBy ?? '') ?? null,
      };
    }),
  }));
}
