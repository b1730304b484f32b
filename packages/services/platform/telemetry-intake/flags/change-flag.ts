import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import type { EnvironmentName } from '@suite/zones/environments';
import { and, eq, sql } from 'drizzle-orm';
import { type FlagKey, type FlagValue, flagRow } from '../contract/flags';
import { flagValues } from '../schema';
import { FIRST_VERSION, type FlagState, stateOf } from './flag-values';

interface Change {
  key: FlagKey;
  environment: EnvironmentName;
  value: FlagValue | number;
  internalValue: FlagValue | number | null;
  /** The version that the change is based on. */
  version: number;
  /** The person who changes it. */
  userId: string;
}

/**
 * Sets a flag in an environment.
 * @param now milliseconds since 1970
 * @throws InvalidRequestError for an invalid value of the flag; SuiteError `changed_meanwhile`
 */
export async function changeFlag(database: Database, change: Change, now: number): Promise<FlagState> {
  const { key, environment, value, internalValue, version, userId } = change;
  insistOnValue(key, 'value', value);
  if (internalValue !== null) insistOnValue(key, 'internalValue', internalValue);
  const set = {
    // The default is not stored, so that it can change later.
    value: value === flagRow(key).default ? null : JSON.stringify(value),
    internalValue: internalValue === null ? null : JSON.stringify(internalValue),
    changedAt: new Date(now),
    changedBy: userId,
  };
  const [changed] =
    version === FIRST_VERSION
      ? await database
          .insert(flagValues)
          .values({ flag: key, environment, version: FIRST_VERSION + 1, ...set })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(flagValues)
          .set({ ...set, version: sql`${flagValues.version} + 1` })
          .where(and(eq(flagValues.flag, key), eq(flagValues.environment, environment), eq(flagValues.version, version)))
          .returning();
  if (!changed) {
    throw new SuiteError('changed_meanwhile', 'Somebody else has changed this flag meanwhile. Look at it again.');
  }
  return stateOf(key, changed);
}

const takes = { boolean: 'true or false', string: 'a text', number: 'a number' };

function insistOnValue(key: FlagKey, field: string, value: boolean | string | number): void {
  const { kind, maxLength } = flagRow(key);
  const limit = maxLength === undefined ? '' : ` of at most ${maxLength} characters`;
  const isTooLong = typeof value === 'string' && maxLength !== undefined && value.length > maxLength;
  if (typeof value === kind && !isTooLong) return;
  const message = `The flag ${key} takes ${takes[kind]}${limit}.`;
  throw new InvalidRequestError(message, { [field]: message });
}
