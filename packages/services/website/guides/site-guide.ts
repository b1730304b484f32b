import { formOfSite, type SiteForm } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Deployment } from '@suite/zones/addresses';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { guides } from './schema';

/** The data of a lead magnet on a static page. Everything is text that needs escaping. */
export interface SiteGuide {
  id: string;
  title: string;
  description: string;
  /** Asks for the address that gets the link. */
  form: SiteForm;
}

const isShown = and(eq(guides.isActive, true), isNotNull(guides.fileId));

/** Returns a company's lead magnets that a page can show, by title. */
export const guidesOfSite = (database: Database, companyId: string): Promise<{ id: string; title: string }[]> =>
  database
    .select({ id: guides.id, title: guides.title })
    .from(guides)
    .where(and(eq(guides.companyId, companyId), isShown))
    .orderBy(asc(guides.title));

interface Shown {
  companyId: string;
  guideId: string;
  deployment: Deployment;
  /** Path of the page that shows it, for the source report. */
  page: string;
}

export const guidePath = (guideId: string): string => `/magnit/v1/public/guides/${guideId}`;

/** Returns a lead magnet for a published page; undefined when it doesn't exist. */
export async function guideOfSite(database: Database, { guideId, ...shown }: Shown): Promise<SiteGuide | undefined> {
  const { companyId } = shown;
  if (!isUuid(guideId)) return undefined;
  const isIt = and(eq(guides.companyId, companyId), eq(guides.id, guideId), isShown);
  const [row] = await database.select().from(guides).where(isIt);
  if (!row) return undefined;
  const form = await formOfSite(database, { ...shown, formId: row.formId, action: guidePath(row.id) });
  return form && { id: row.id, title: row.title, description: row.description, form };
}
