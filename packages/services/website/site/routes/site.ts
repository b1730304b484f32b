import { companyName, fullNameOf, writeAudit } from '@services/identity/ports';
import { offeredServices } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, ne } from 'drizzle-orm';
import * as contract from '../contract/facts';
import { defaultFacts, gapsOf } from '../facts/default-facts';
import { startSite } from '../pages/start-site';
import { checkDomain, type ResolveTxt, domainRecord as recordOfDomain } from '../publish/domain-proof';
import { holdAddress, releaseAddress } from '../publish/hold-address';
import { readParts } from '../publish/read-parts';
import { requestPublication } from '../publish/request';
import { isReserved } from '../publish/reserved-address';
import { type SiteHosts, siteAddress } from '../publish/site-address';
import { addressReserved, addressTaken, changedMeanwhile, noSite } from '../refusals';
import { sites } from '../schema';

/** Mounts the website of the token's company and its facts: `/mywebsite-admin/v1/site`. */
export function mountSite(app: App, kernel: Kernel, siteHosts: SiteHosts, resolveTxt: ResolveTxt): void {
  const siteOf = (database: Database, companyId: string) => readSite(database, companyId, siteHosts, kernel.sealing);

  route(
    app,
    kernel,
    contract.getSite,
    { summary: 'The website with the facts it says, and what is missing of them' },
    ({ caller, database }) => siteOf(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    contract.createSite,
    { summary: 'Starts the website with the pages of the template' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      refuseReserved(body.slug);
      const [there] = await database.select({ slug: sites.slug }).from(sites).where(eq(sites.companyId, companyId));
      if (there) throw new SuiteError('already_open', 'Your firm has a website already.');
      await database
        .insert(sites)
        .values({ companyId, slug: body.slug, facts: defaultFacts(body.name) })
        .catch(refuseTaken);
      await releaseAddress(database, { companyId, slug: body.slug, now: clock() });
      await startSite(database, { companyId, firm: body.name, by: await fullNameOf(database, author.userId), now: clock() });
      await writeAudit(database, author, [{ action: 'website.started', subject: body.slug }], clock());
      return siteOf(database, companyId);
    },
  );

  route(
    app,
    kernel,
    contract.putFacts,
    { summary: 'Changes what the website says of the firm' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const mine = eq(sites.companyId, companyId);
      const [changed] = await database
        .update(sites)
        .set({ facts: body.facts, version: body.version + 1 })
        .where(and(mine, eq(sites.version, body.version)))
        .returning();
      if (!changed) {
        const [there] = await database.select({ slug: sites.slug }).from(sites).where(mine);
        throw there ? changedMeanwhile('') : noSite();
      }
      await writeAudit(database, author, [{ action: 'website.facts', subject: body.facts.name }], clock());
      if (changed.publicationId)
        await requestPublication(database, { companyId, name: await fullNameOf(database, author.userId), now: clock() });
      return siteOf(database, companyId);
    },
  );

  route(
    app,
    kernel,
    contract.putAddress,
    { summary: 'Changes where the website is' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const [before] = await database.select().from(sites).where(eq(sites.companyId, companyId)).for('update');
      if (!before) throw noSite();
      if (body.slug !== before.slug) refuseReserved(body.slug);
      const domainProvenAt = body.domain === before.domain ? before.domainProvenAt : null;
      await database
        .update(sites)
        .set({ ...body, domainProvenAt })
        .where(eq(sites.companyId, companyId))
        .catch(refuseTaken);
      if (body.slug !== before.slug) {
        await holdAddress(database, { companyId, slug: before.slug, now: clock() });
        await releaseAddress(database, { companyId, slug: body.slug, now: clock() });
      }
      const changes = [{ what: 'address', from: before.domain || before.slug, to: body.domain || body.slug }];
      await writeAudit(database, author, [{ action: 'website.address', subject: body.slug, changes }], clock());
      if (before.publicationId)
        await requestPublication(database, { companyId, name: await fullNameOf(database, author.userId), now: clock() });
      return siteOf(database, companyId);
    },
  );

  // The DNS lookup runs outside the transaction.
  route(
    app,
    kernel,
    contract.proveDomain,
    { summary: 'Looks for the DNS record of the domain, and serves the website at it' },
    async ({ caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const mine = eq(sites.companyId, companyId);
      const [site] = await database.select().from(sites).where(mine);
      if (!site) throw noSite();
      const { domain } = site;
      if (!domain) throw new SuiteError('not_open', 'Your website has no domain of its own yet. Enter one first.');
      await checkDomain(recordOfDomain(kernel.sealing, companyId, domain), resolveTxt);
      const now = clock();
      const name = await fullNameOf(database, author.userId);
      return database.transaction(async (transaction) => {
        // The firm that owns the domain now replaces an earlier owner here, too.
        await transaction
          .update(sites)
          .set({ domainProvenAt: null })
          .where(and(eq(sites.domain, domain), ne(sites.companyId, companyId)));
        const isSame = and(mine, eq(sites.domain, domain));
        const [proven] = await transaction
          .update(sites)
          .set({ domainProvenAt: new Date(now) })
          .where(isSame)
          .returning();
        if (!proven) throw changedMeanwhile('');
        const changes = [{ what: 'address', from: site.slug, to: domain }];
        await writeAudit(transaction, author, [{ action: 'website.address', subject: site.slug, changes }], now);
        if (proven.publicationId) await requestPublication(transaction, { companyId, name, now });
        return siteOf(transaction, companyId);
      });
    },
  );
}

function refuseReserved(slug: string): void {
  if (isReserved(slug)) throw addressReserved();
}

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? addressTaken() : error;
}

async function readSite(
  database: Database,
  companyId: string,
  siteHosts: SiteHosts,
  sealing: Kernel['sealing'],
): Promise<contract.Site> {
  const [site] = await database.select().from(sites).where(eq(sites.companyId, companyId));
  const isPending = site?.domain && !site.domainProvenAt;
  const domainRecord = isPending ? recordOfDomain(sealing, companyId, site.domain) : null;
  return {
    site: site
      ? {
          ...{ slug: site.slug, domain: site.domain, domainRecord, facts: site.facts, version: site.version },
          gaps: gapsOf(site.facts),
          address: siteAddress(siteHosts, site),
          isPublished: site.publicationId !== null,
        }
      : null,
    firmName: await companyName(database, companyId),
    book: await offeredServices(database, companyId),
    parts: await readParts(database, companyId, siteHosts.deployment),
  };
}
