import { formOfSite, type SiteForm } from '@services/mywebsite-contacts/ports';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Place } from '@suite/zones/addresses';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { guides } from './schema';

/** What a static page has to show of a lead magnet. Everything is text, to be escaped. */
export interface SiteGuide {
  id: string;
  title: string;
  description: string;
  /** Asks for the address to which the link is sent. */
  form: SiteForm;
}

const isShown = and(eq(guides.isActive, true), isNotNull(guides.fileId));

/** Lead magnets of a company that a page can show, by title. */
export const guidesOfSite = (database: Database, companyId: string): Promise<{ id: string; title: string }[]> =>
  database
    .select({ id: guides.id, title: guides.title })
    .from(guides)
    .where(and(eq(guides.companyId, companyId), isShown))
    .orderBy(asc(guides.title));

interface Shown {
  companyId: string;
  guideId: string;
  place: Place;
  /** Path of the page that shows it, for the report of sources. */
  page: string;
}

export const guidePath = (guideId: string): string => `/magnit/v1/public/guides/${guideId}`;

/** What a published page shows of a lead magnet; undefined when there is none. */
export async function guideOfSite(database: Database, { guideId, ...shown }: Shown): Promise<SiteGuide | undefined> {
  const { companyId } = shown;
  if (!isUuid(guideId)) return undefined;
  const isIt = and(eq(guides.companyId, companyId), eq(guides.id, guideId), isShown);
  const [row] = await database.select().from(guides).where(isIt);
  if (!row) return undefined;
  const form = await formOfSite(database, { ...shown, formId: row.formId, action: guidePath(row.id) });
  return form && { id: row.id, title: row.title, description: row.description, form };
}
