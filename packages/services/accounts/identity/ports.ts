/** Functions for other services. Each runs in the caller's transaction. */
export { changesBetween, type NewAuditEntry, writeAudit } from './access/audit';
export { companiesOpenTo } from './access/companies-open-to';
export { companyName, companyNames } from './access/company-name';
export { addSegment, companiesNamed, companyToSetUp, makeFirstAdministrator, setOrganization } from './access/create-company';
export { firmDay, firmTimeZone, setFirmTimeZone, suggestFirmTimeZone } from './access/firm-day';
export { fullNameOf } from './access/full-name';
export { type AppMember, addressesOnlyIn, membersHolding, membersWithApp, rightsIn } from './access/members';
export { type PersonIn, peopleIn } from './access/people-in';
export { type CompanySecurity, type PersonSecurity, securityOf } from './access/security-of';
export { browserOf, markBrowser } from './accounts/browser-cookie';
export { membersOf, namesById, peopleById, personById } from './accounts/people';
export { allowedRedirect } from './accounts/redirect-uri';
