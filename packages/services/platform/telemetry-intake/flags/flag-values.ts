import type { Database } from '@suite/kernel/database/database';
import type { EnvironmentName } from '@suite/zones/environments';
import { eq } from 'drizzle-orm';
import { type FlagKey, type FlagValue, flagKeys, flagRow } from '../contract/flags';
import { flagValues } from '../schema';

/** The version of a flag that was never changed. */
export const FIRST_VERSION = 1;

/** A flag's values in an environment. */
export interface FlagState {
  key: FlagKey;
  value: FlagValue;
  /** The value for internal users, if it differs; null otherwise. */
  internalValue: FlagValue | null;
  version: number;
}

type FlagRecord = Pick<typeof flagValues.$inferSelect, 'value' | 'internalValue' | 'version'>;

/** Returns every declared flag; rows of flags that are no longer declared are ignored. */
export async function flagStates(database: Database, environment: EnvironmentName): Promise<FlagState[]> {
  const rows = await database.select().from(flagValues).where(eq(flagValues.environment, environment));
  return flagKeys.map((key) =>
    stateOf(
      key,
      rows.find(({ flag }) => flag === key),
    ),
  );
}

/** Returns every declared flag that was ever changed, in each environment. */
export async function readStates(database: Database): Promise<(FlagState & { environment: EnvironmentName })[]> {
  const rows = await database.select().from(flagValues);
  const known = rows.filter(({ flag }) => flagKeys.includes(flag));
  return known.map((row) => ({ ...stateOf(row.flag, row), environment: row.environment }));
}

export const stateOf = (key: FlagKey, row: FlagRecord | undefined): FlagState => ({
  key,
  value: setValue(key, row?.value ?? null) ?? (flagRow(key).default as FlagValue),
  internalValue: setValue(key, row?.internalValue ?? null),
  version: row?.version ?? FIRST_VERSION,
});

/** Returns null when nothing is set, or the stored value has another type than the flag has now. */
function setValue(key: FlagKey, text: string | null): FlagValue | null {
  const value = text === null ? null : JSON.parse(text);
  return typeof value === flagRow(key).kind ? value : null;
}
