import { firmTimeZone } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { getLeadAttention } from '../contract/attention';
import { getSources } from '../contract/report';
import { readAttention } from '../leads/read-attention';
import { minutesToAnswer } from '../leads/read-leads';
import { sourcesOf } from '../leads/sources';

/** Mounts the outcome of leads, and the leads that wait: `/mywebsite-contacts/v1/sources`, `/attention`. */
export function mountReport(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getLeadAttention,
    { summary: 'Leads that wait for an answer of the caller, or of anybody' },
    ({ caller, database }) => readAttention(database, inCompany(caller)),
  );

  route(
    app,
    kernel,
    getSources,
    { summary: 'Leads and revenue by source and by page' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const timeZone = await firmTimeZone(database, companyId);
      const startOf = (day: string) => new Date(startOfDay(day, timeZone));
      const [since, until] = [startOf(query.from), startOf(addDays(query.to, 1))];
      return {
        ...(await sourcesOf(database, { companyId, ...query })),
        minutesToAnswer: await minutesToAnswer(database, companyId, since, until),
      };
    },
  );
}
