import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
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
      const [since, until] = [new Date(query.from), new Date(Date.parse(query.to) + MILLISECONDS_PER_DAY)];
      return {
        ...(await sourcesOf(database, { companyId, ...query })),
        minutesToAnswer: await minutesToAnswer(database, companyId, since, until),
      };
    },
  );
}
