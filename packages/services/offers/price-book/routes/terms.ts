import { changesBetween, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/terms';
import { changedMeanwhile, limitReached, nameTaken, refuseTaken } from '../refusals';
import { terms, termsVersions } from '../schema';

type Version = typeof termsVersions.$inferSelect;
type Row = typeof terms.$inferSelect & { latest: Version };

const versionOf = ({ termsId: _, createdAt, ...version }: Version): contract.TermsVersion => ({
  ...version,
  createdAt: createdAt.toISOString(),
});

const termsOf = ({ id, name, isArchived, latest }: Row): contract.Terms => ({ id, name, isArchived, latest: versionOf(latest) });

/** Engagement letters of the token's company. */
export function mountTerms(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getTerms,
    { summary: 'Letters of engagement with their latest versions' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      return { terms: (await lettersOf(database, companyId)).map(termsOf) };
    },
  );

  route(
    app,
    kernel,
    contract.getTermsVersions,
    { summary: 'Every version of a letter of engagement, the newest first' },
    async ({ input: { params }, caller, database }) => {
      const { id } = await requireLetter(database, inCompany(caller).companyId, params.termsId);
      const versions = await database
        .select()
        .from(termsVersions)
        .where(eq(termsVersions.termsId, id))
        .orderBy(desc(termsVersions.version));
      return { versions: versions.map(versionOf) };
    },
  );

  route(
    app,
    kernel,
    contract.createTerms,
    { summary: 'Add a letter of engagement' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      await lockByName(database, `letters ${companyId}`);
      if ((await database.$count(terms, eq(terms.companyId, companyId))) >= contract.MAX_LETTERS)
        throw limitReached(contract.MAX_LETTERS, 'letters of engagement', 'Change one that is no longer used instead.');
      const { name, ...text } = body;
      const [made] = await database.insert(terms).values({ companyId, name }).onConflictDoNothing().returning();
      if (!made) throw nameTaken('letter');
      const latest = await addVersion(database, {
        ...text,
        termsId: made.id,
        version: 1,
        createdAt: new Date(clock()),
        by: await fullNameOf(database, userId),
      });
      await writeAudit(database, author, [{ action: 'letter.created', subject: name }], clock());
      return termsOf({ ...made, latest });
    },
  );

  route(
    app,
    kernel,
    contract.putTerms,
    { summary: 'Rename or archive a letter of engagement, or write its next version' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      if (isUuid(params.termsId)) await lockByName(database, `letter ${params.termsId}`);
      const before = await requireLetter(database, author.companyId, params.termsId);
      const { name, isArchived, version, ...text } = body;
      if (before.latest.version !== version) throw changedMeanwhile('letter');
      const [after] = await database
        .update(terms)
        .set({ name, isArchived })
        .where(eq(terms.id, before.id))
        .returning()
        .catch(refuseTaken('letter'));
      if (!after) throw new Error('the letter was not written');
      const latest = isSame(before.latest, text)
        ? before.latest
        : await addVersion(database, {
            ...text,
            termsId: before.id,
            version: nextVersion(version),
            createdAt: new Date(clock()),
            by: await fullNameOf(database, author.userId),
          });
      const changes = changesBetween(audited(before), audited({ ...after, latest }));
      if (changes.length) await writeAudit(database, author, [{ action: 'letter.changed', subject: name, changes }], clock());
      return termsOf({ ...after, latest });
    },
  );
}

/** Returns the letters with their latest versions by name, archived ones last; or one of them. */
async function lettersOf(database: Database, companyId: string, id?: string): Promise<Row[]> {
  const mine = and(eq(terms.companyId, companyId), id === undefined ? undefined : eq(terms.id, id));
  const rows = await database.select().from(terms).where(mine).orderBy(terms.isArchived, sql`lower(${terms.name})`);
  const latest = await database
    .selectDistinctOn([termsVersions.termsId])
    .from(termsVersions)
    .innerJoin(terms, eq(terms.id, termsVersions.termsId))
    .where(mine)
    .orderBy(termsVersions.termsId, desc(termsVersions.version));
  const byId = new Map(latest.map(({ terms_versions: version }) => [version.termsId, version]));
  return rows.flatMap((row) => {
    const version = byId.get(row.id);
    return version ? [{ ...row, latest: version }] : [];
  });
}

/** @throws SuiteError `not_found` */
async function requireLetter(database: Database, companyId: string, id: string): Promise<Row> {
  const [row] = isUuid(id) ? await lettersOf(database, companyId, id) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such letter of engagement in your company.');
  return row;
}

async function addVersion(database: Database, version: Version): Promise<Version> {
  const [added] = await database.insert(termsVersions).values(version).returning();
  if (!added) throw new Error('the version was not written');
  return added;
}

/** @throws SuiteError `limit_reached` */
function nextVersion(version: number): number {
  if (version < contract.MAX_VERSIONS) return version + 1;
  throw new SuiteError(
    'limit_reached',
    `A letter can have ${contract.MAX_VERSIONS.toLocaleString('en-US')} versions. Copy its text into a new letter.`,
  );
}

const isSame = (before: Version, { scope, notCovered, body }: Pick<Version, 'scope' | 'notCovered' | 'body'>) =>
  before.scope === scope && before.notCovered === notCovered && before.body === body;

const audited = ({ name, isArchived, latest }: Row) => ({
  name,
  version: String(latest.version),
  state: isArchived ? 'archived' : 'in use',
});
