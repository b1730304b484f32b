import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { readText } from '@suite/kernel/http/read-body';
import { route } from '@suite/kernel/http/route';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as contract from '../contract/directory';
import { isMany } from '../contract/terms';
import { checkFact } from '../directory/check-fact';
import { importVendors, lockDirectory, sourceIdOf } from '../directory/import-vendors';
import { readVendorFile } from '../directory/read-vendor-file';
import { requireVendor } from '../directory/require-vendor';
import { bumpRevision } from '../directory/revision';
import { keyOf, newSlug } from '../directory/vendor-keys';
import { facts, vendors } from '../schema';

const MAX_PROBLEMS = 200;

type NewAuditEntry = Parameters<typeof writeAudit>[2][number];

/** Mounts the operator's calls for the directory: `/solutionhub-vendors/v1/vendors`, `/solutionhub-vendors/v1/vendor-imports`. */
export function mountDirectory(app: App, kernel: Kernel): void {
  const note = async (database: Database, { companyId, userId }: Caller, newEntry: NewAuditEntry) => {
    if (companyId) await writeAudit(database, { companyId, userId }, [newEntry], kernel.clock());
  };

  route(
    app,
    kernel,
    contract.createVendor,
    { summary: 'Adds a vendor to the directory' },
    async ({ input: { body }, caller, database, clock }) => {
      await lockDirectory(database);
      const { name, subCategory } = body;
      await requireFree(database, name);
      const slugs = new Set((await database.select({ slug: vendors.slug }).from(vendors)).map(({ slug }) => slug));
      const [made] = await database
        .insert(vendors)
        .values({ name, subCategory, key: keyOf(name), slug: newSlug(name, slugs), changedAt: new Date(clock()) })
        .returning();
      if (!made) throw new Error('the vendor was not written');
      await writeFacts(database, made.id, body.facts);
      await bumpRevision(database);
      await note(database, caller, { action: 'directory.vendor-added', subject: name });
      return { id: made.id, slug: made.slug, name };
    },
  );

  route(
    app,
    kernel,
    contract.putVendor,
    { summary: 'Replaces what the directory says of a vendor' },
    async ({ input: { params, body }, caller, database, clock }) => {
      await lockDirectory(database);
      const before = await requireVendor(database, params.vendorId);
      const { name, subCategory, version } = body;
      await requireFree(database, name, before.id);
      const [after] = await database
        .update(vendors)
        .set({ name, subCategory, key: keyOf(name), version: version + 1, changedAt: new Date(clock()) })
        .where(and(eq(vendors.id, before.id), eq(vendors.version, version)))
        .returning();
      if (!after) throw new SuiteError('changed_meanwhile', 'Somebody else has changed this vendor meanwhile. Look at it again.');
      await database.delete(facts).where(eq(facts.vendorId, before.id));
      await writeFacts(database, before.id, body.facts);
      await bumpRevision(database);
      await note(database, caller, { action: 'directory.vendor-changed', subject: name });
      return { id: after.id, slug: after.slug, name };
    },
  );

  route(
    app,
    kernel,
    contract.deleteVendor,
    { summary: 'Removes a vendor from the directory' },
    async ({ input: { params }, caller, database }) => {
      await lockDirectory(database);
      const { id, name } = await requireVendor(database, params.vendorId);
      await database.delete(vendors).where(eq(vendors.id, id));
      await bumpRevision(database);
      await note(database, caller, { action: 'directory.vendor-deleted', subject: name });
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.importVendors,
    { summary: 'Adds and updates vendors by the rows of a JSON or CSV file' },
    async ({ input: { query }, caller, database, clock, context }) => {
      const { read, vendors: found, problems } = await readVendorFile(await readText(context, contract.MAX_FILE_BYTES));
      const counts = await database.transaction(async (transaction) => {
        const imported = await importVendors(transaction, found, query, clock());
        const changes = Object.entries({ added: imported.added, updated: imported.updated, rejected: problems.length }).map(
          ([what, count]) => ({ what, from: null, to: String(count) }),
        );
        await note(transaction, caller, { action: 'directory.imported', subject: query.source, changes });
        return imported;
      });
      // Without statistics, the planner would read all facts to find those of one vendor; the embedded database has no
      // autovacuum.
      await database.execute(sql`analyze ${facts}, ${vendors}`);
      return { read, ...counts, rejected: problems.length, problems: problems.slice(0, MAX_PROBLEMS) };
    },
  );
}

/** Requires that no other vendor has the name. @throws SuiteError `name_taken` */
async function requireFree(database: Database, name: string, own?: string): Promise<void> {
  const same = and(eq(vendors.key, keyOf(name)), own === undefined ? undefined : ne(vendors.id, own));
  const [other] = await database.select({ name: vendors.name }).from(vendors).where(same);
  if (other) throw new SuiteError('name_taken', `${other.name} is in the directory already.`);
}

/**
 * Writes the facts of a vendor. @throws InvalidRequestError for an invalid value, or for a second value of a fact that is allowed once
 */
async function writeFacts(transaction: Database, vendorId: string, written: readonly contract.FactEntries[]): Promise<void> {
  const rows = [];
  const seen = new Set<string>();
  for (const { kind, value, ...source } of written) {
    const checked = checkFact(kind, value);
    if ('reason' in checked) throw new InvalidRequestError(`${checked.reason}.`);
    const identity = isMany(kind) ? `${kind} ${checked.value}` : kind;
    if (seen.has(identity)) throw new InvalidRequestError(`${kind} appears twice. Remove one of the two.`);
    seen.add(identity);
    rows.push({ vendorId, kind, value: checked.value, asOf: source.asOf, sourceId: await sourceIdOf(transaction, source) });
  }
  if (rows.length) await transaction.insert(facts).values(rows);
}
