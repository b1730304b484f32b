import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccessCases, RequestValues } from './access-cases';
import type { AuditCases } from './audit-cases';

const services = join(__dirname, '../../services');

/** Returns the cases of each service, from the file of this name in its folder. */
const casesOf = <Cases>(file: string): Cases[] =>
  readdirSync(services).flatMap((product) =>
    readdirSync(join(services, product)).map((service) => require(join(services, product, service, file)) as Cases),
  );

/** The statuses of every call and the values of its service's requests, from the `access.cases.ts` of all services. */
export const accessCases = new Map(
  casesOf<{ accessCases: AccessCases; requestValues?: RequestValues }>('access.cases').flatMap(
    ({ accessCases, requestValues = {} }) =>
      Object.entries(accessCases).map(([name, statuses]) => [name, { statuses, requestValues }] as const),
  ),
);

const audit = casesOf<{ auditCases: AuditCases }>('audit.cases').map(({ auditCases }) => auditCases);

/** The audit entries of every write, from the `audit.cases.ts` of all services. */
export const auditCases: AuditCases = {
  recorded: Object.assign({}, ...audit.map(({ recorded }) => recorded)),
  unrecorded: Object.assign({}, ...audit.map(({ unrecorded }) => unrecorded)),
};
