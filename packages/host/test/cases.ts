import { allServices } from '../src/services/all-services';
import type { AccessCase } from './access-cases';
import type { AuditCases } from './audit-cases';

const casesOf = <Cases>(file: string, name: string): Cases[] =>
  allServices.map((service) => (require(`@services/${service.name}/${file}`) as Record<string, Cases>)[name] as Cases);

/** The statuses of every call, from the `access.cases.ts` of all services. */
export const accessCases: Readonly<Record<string, AccessCase>> = Object.assign(
  {},
  ...casesOf<Record<string, AccessCase>>('access.cases', 'accessCases'),
);

const audit = casesOf<AuditCases>('audit.cases', 'auditCases');

/** The audit entries of every write, from the `audit.cases.ts` of all services. */
export const auditCases: AuditCases = {
  recorded: Object.assign({}, ...audit.map(({ recorded }) => recorded)),
  unrecorded: Object.assign({}, ...audit.map(({ unrecorded }) => unrecorded)),
};
