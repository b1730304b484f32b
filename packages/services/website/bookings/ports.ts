/** What other services may call. Each function works in the caller's transaction. */
export { appointmentOfSite, appointmentsOfSite, type SiteAppointment } from './site-appointment';
