import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getLeadAttention } from '../contract/attention';
import { getSources } from '../contract/report';
import { readAttention } from '../leads/read-attention';
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
    ({ input: { query }, caller, database }) => sourcesOf(database, { companyId: inCompany(caller).companyId, ...query }),
  );
}
