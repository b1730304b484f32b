import { bandOf } from '@suite/insights/valuation/multiple';
import type { Database } from '@suite/kernel/database/database';
import { inArray } from 'drizzle-orm';
import type { Measure, MultipleRow } from '../contract/multiples';
import type { Source } from '../contract/terms';
import { multiples } from '../schema';

/** Owner of the table for all firms without one. */
export const OPERATOR = 'operator';

export interface Tables {
  firm: MultipleRow[];
  operator: MultipleRow[];
}

export async function readTables(database: Database, companyId: string): Promise<Tables> {
  const rows = await database
    .select({ owner: multiples.owner, rows: multiples.rows })
    .from(multiples)
    .where(inArray(multiples.owner, [companyId, OPERATOR]));
  const of = (owner: string) => rows.find((one) => one.owner === owner)?.rows ?? [];
  return { firm: of(companyId), operator: of(OPERATOR) };
}

/** Returns the multiple for an amount, from the firm's own table if that has the measure, otherwise from the operator's. */
export function findMultiple(tables: Tables, measure: Measure, amount: number, currency: string) {
  const of = (rows: readonly MultipleRow[]) => rows.filter((row) => row.measure === measure && row.currency === currency);
  const owner = of(tables.firm).length ? 'firm' : 'operator';
  const row = bandOf(of(tables[owner]), Math.max(0, amount));
  if (!row) return undefined;
  const { low, mid, high } = row;
  return { range: { low, mid, high }, source: { kind: 'table', source: row.source, on: row.on, owner } satisfies Source };
}

/** Explains why no multiple was found: no row for the measure, only rows in other currencies, or only for other amounts. */
export function whyNone({ firm, operator }: Tables, measure: Measure, currency: string): string {
  const rows = [...firm, ...operator].filter((row) => row.measure === measure);
  if (!rows.length) return 'The table of multiples has no row for it.';
  if (!rows.some((row) => row.currency === currency))
    return `The table of multiples has it in ${[...new Set(rows.map((row) => row.currency))].join(', ')} only, and the figures are in ${currency}.`;
  return 'No row of the table of multiples is for an amount of this size.';
}
