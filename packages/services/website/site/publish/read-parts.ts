import { appointmentOfSite, appointmentsOfSite } from '@services/bookings/ports';
import { guideOfSite, guidesOfSite } from '@services/guides/ports';
import { formOfSite, formsOfSite } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Deployment } from '@suite/zones/addresses';
import { PAGE, type SiteParts } from '../contract/parts';

/** Returns what a company's pages can show from other services. The page's path is filled in when they are shown. */
export async function readParts(database: Database, companyId: string, deployment: Deployment): Promise<SiteParts> {
  const shown = { companyId, deployment, page: PAGE };
  const parts: SiteParts = { forms: [], appointments: [], guides: [] };
  // One after another, because they may share one connection.
  for (const { id } of await formsOfSite(database, companyId)) {
    const form = await formOfSite(database, { ...shown, formId: id });
    if (form) parts.forms.push(form);
  }
  for (const { id } of await appointmentsOfSite(database, companyId)) {
    const appointment = await appointmentOfSite(database, { ...shown, typeId: id });
    if (appointment) parts.appointments.push(appointment);
  }
  for (const { id } of await guidesOfSite(database, companyId)) {
    const guide = await guideOfSite(database, { ...shown, guideId: id });
    if (guide) parts.guides.push(guide);
  }
  return parts;
}
