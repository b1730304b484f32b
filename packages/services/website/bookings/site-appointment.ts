import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, asc, eq } from 'drizzle-orm';
import { placeWords } from './appointment-text';
import { types } from './schema';

/** The data of an appointment type on a static page. Everything is text that needs escaping. */
export interface SiteAppointment {
  id: string;
  name: string;
  description: string;
  minutes: number;
  /** Where it takes place: `Video call`. */
  place: string;
  /** Full URL of the page where visitors choose a time. */
  address: string;
}

/** Returns the appointment types of a company that can be booked, by name. */
export const appointmentsOfSite = (database: Database, companyId: string): Promise<{ id: string; name: string }[]> =>
  database
    .select({ id: types.id, name: types.name })
    .from(types)
    .where(and(eq(types.companyId, companyId), eq(types.isActive, true)))
    .orderBy(asc(types.name));

interface Shown {
  companyId: string;
  typeId: string;
  deployment: Deployment;
  /** Path of the page that shows it, for the source report. */
  page: string;
}

export const bookingPath = (typeId: string): string => `/calendly/v1/public/types/${typeId}`;

/** Returns an appointment type for a published page; undefined when it can't be booked. */
export async function appointmentOfSite(database: Database, shown: Shown): Promise<SiteAppointment | undefined> {
  const { companyId, typeId, deployment, page } = shown;
  if (!isUuid(typeId)) return undefined;
  const isIt = and(eq(types.companyId, companyId), eq(types.id, typeId), eq(types.isActive, true));
  const [row] = await database.select().from(types).where(isIt);
  if (!row) return undefined;
  const { id, name, description, minutes } = row;
  const address = `${apiOrigin(deployment)}${bookingPath(id)}?${new URLSearchParams({ page })}`;
  return { id, name, description, minutes, place: placeWords(row), address };
}
