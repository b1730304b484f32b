/** The only list of services; add a new one here. */

export { service as academyAdmin } from '@services/academy-admin/service';
export { service as acoren } from '@services/acoren/service';
export { service as calendly } from '@services/calendly/service';
export { service as events } from '@services/events/service';
export { service as firmImprovement } from '@services/firm-improvement/service';
export { service as identity } from '@services/identity/service';
export { service as insights } from '@services/insights/service';
export { service as internal } from '@services/internal/service';
export { service as ledger } from '@services/ledger/service';
export { service as magnit } from '@services/magnit/service';
export { service as mywebsiteAdmin } from '@services/mywebsite-admin/service';
export { service as mywebsiteContacts } from '@services/mywebsite-contacts/service';
export { service as offers } from '@services/offers/service';
export { service as openaiGateway } from '@services/openai-gateway/service';
export { service as payments } from '@services/payments/service';
export { service as proposals } from '@services/proposals/service';
export { service as rightexit } from '@services/rightexit/service';
export { service as securityData } from '@services/security-data/service';
export { service as solutionhubVendors } from '@services/solutionhub-vendors/service';
export { service as spark } from '@services/spark/service';
export { service as telemetryIntake } from '@services/telemetry-intake/service';
export { service as wisp } from '@services/wisp/service';
