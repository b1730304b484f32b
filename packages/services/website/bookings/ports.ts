/** Functions that other services may call. Each runs in the caller's transaction. */
export { appointmentOfSite, appointmentsOfSite, type SiteAppointment } from './site-appointment';
