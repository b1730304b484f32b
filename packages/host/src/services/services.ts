/** The only list of services; add a new one here. */

export { service as openaiGateway } from '@services/assistant/service';
export { service as calendly } from '@services/bookings/service';
export { service as securityData } from '@services/devices/service';
export { service as solutionhubVendors } from '@services/directory/service';
export { service as acoren } from '@services/directory-api/service';
export { service as events } from '@services/events/service';
export { service as magnit } from '@services/guides/service';
export { service as identity } from '@services/identity/service';
export { service as firmImprovement } from '@services/improvement/service';
export { service as mywebsiteContacts } from '@services/inbox/service';
export { service as insights } from '@services/insights/service';
export { service as internal } from '@services/internal/service';
export { service as invoices } from '@services/invoices/service';
export { service as ledger } from '@services/ledger/service';
export { service as payments } from '@services/payments/service';
export { service as offers } from '@services/price-book/service';
export { service as spark } from '@services/prompts/service';
export { service as proposals } from '@services/proposals/service';
export { service as wisp } from '@services/security-plan/service';
export { service as mywebsiteAdmin } from '@services/site/service';
export { service as telemetryIntake } from '@services/telemetry-intake/service';
export { service as academyAdmin } from '@services/training/service';
export { service as rightexit } from '@services/valuation/service';
