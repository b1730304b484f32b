import { users } from '@services/identity/schema/accounts';
import type { Flag } from '@services/internal/contract';
import type { Database } from '@suite/kernel/database/database';
import { environmentNames } from '@suite/zones/environments';
import { eq, sql } from 'drizzle-orm';
import { type FlagValue, flagKeys, flagRow } from '../contract';
import { flagValues } from '../schema';
import { stateOf } from './flag-values';

/** Every declared flag with what holds in each environment, and who changed it last. */
export async function listFlags(database: Database): Promise<Flag[]> {
  const rows = await database
    .select({
      flag: flagValues.flag,
      environment: flagValues.environment,
      value: flagValues.value,
      internalValue: flagValues.internalValue,
      version: flagValues.version,
      changedAt: flagValues.changedAt,
      changedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(flagValues)
    .leftJoin(users, eq(users.id, flagValues.changedBy));
  return flagKeys.map((key) => ({
    ...flagRow(key),
    key,
    values: environmentNames.map((environment) => {
      const row = rows.find((one) => one.flag === key && one.environment === environment);
      const { value, internalValue, version } = stateOf(key, row);
      const changedAt = row?.changedAt.toISOString() ?? null;
      return { environment, value: value as FlagValue, internalValue, version, changedAt, changedBy: row?.changedBy ?? null };
    }),
  }));
}
