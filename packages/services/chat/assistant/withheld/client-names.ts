import { setImmediate } from 'node:timers/promises';
import { legalForms, normaliseName } from '@suite/insights/vendors/normalise-name';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { indexOfNames, type Name, type NameIndex } from './find-names';
import { normalName } from './normal-text';

/** Minimum length of a name that is also searched for without spaces: "hollisfreight". */
const LONG = 6;

/**
 * Maximum number of companies whose names are cached, and number of names that are processed before yielding to other requests.
 */
const MAX_COMPANIES = 20;
const AT_ONCE = 2000;

const remembered = new Map<string, { stamp: string; index: NameIndex<string> }>();

/**
 * Returns all names of a company's clients: as in IQ, as in the ledger, and those that were merged into others. Each is also
 * found without its legal form and without spaces. The result is cached while the names in the database stay the same.
 */
export async function namesOfClients(database: Database, companyId: string): Promise<NameIndex<string>> {
  const names = sql`(
    select name from ledger_views.clients where company_id = ${companyId}
    union all select name from ledger_views.merged_clients where company_id = ${companyId}
    union all select name from ledger_views.customers where company_id = ${companyId} and client_id is not null) as named`;
  const { rows: stamps } = await database.execute<{ stamp: string }>(sql`
    select count(*) || ' ' || coalesce(sum(hashtextextended(name, 0)), 0) as stamp from ${names}`);
  const stamp = stamps[0]?.stamp ?? '';
  const known = remembered.get(companyId);
  if (known?.stamp === stamp) return known.index;
  const { rows } = await database.execute<{ name: string }>(sql`select distinct name from ${names}`);
  const writing = waysToWrite();
  for (const [place, { name }] of rows.entries()) {
    writing.add(name);
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  const index = indexOfNames(writing.all());
  remembered.delete(companyId);
  remembered.set(companyId, { stamp, index });
  if (remembered.size > MAX_COMPANIES) remembered.delete(remembered.keys().next().value ?? '');
  return index;
}

export function indexOfClientNames(names: readonly string[]): NameIndex<string> {
  const writing = waysToWrite();
  for (const name of names) writing.add(name);
  return indexOfNames(writing.all());
}

/** Collects spellings of names, each with its name; empty for a spelling that several names share. */
function waysToWrite() {
  const whole = new Map<string, string>();
  const others = new Map<string, string>();
  const addOther = (text: string, name: string) => {
    const known = others.get(text);
    others.set(text, known === undefined || known === name ? name : '');
  };
  return {
    add(name: string): void {
      const text = normalName(name);
      if (!text || whole.has(text)) return;
      whole.set(text, name);
      const short = name.includes('.') ? normalName(normaliseName(name)) : withoutLegalForm(text);
      if (short && short !== text) addOther(short, name);
      const joined = short.replaceAll(' ', '');
      if (joined.length >= LONG && joined !== short) addOther(joined, name);
    },
    *all(): Generator<Name<string>> {
      for (const [text, value] of whole) yield { text, value };
      for (const [text, value] of others) if (!whole.has(text)) yield { text, value };
    },
  };
}

/** Removes the legal form at the end of a normalized name (`normaliseName`). */
function withoutLegalForm(text: string): string {
  let end = text.length;
  for (;;) {
    const space = text.lastIndexOf(' ', end - 1);
    if (space <= 0 || !legalForms.has(text.slice(space + 1, end))) break;
    end = space;
  }
  const short = text.slice(0, end);
  return end < text.length && short.endsWith(' and') ? short.slice(0, -4) : short;
}
