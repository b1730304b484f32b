import { internet, type Network } from '@services/events/ports';
import type { Job } from '@suite/kernel/jobs/define-job';
import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray, sql } from 'drizzle-orm';
import { createReminderJob } from './booking/remind';
import * as appointmentsContract from './contract/appointments';
import * as calendarsContract from './contract/calendars';
import * as publicContract from './contract/public';
import { seedBookings } from './demo/seed-bookings';
import type {} from './facts';
import { createFeedJob } from './feed/feed-job';
import { mountAppointments } from './routes/appointments';
import { mountCalendars } from './routes/calendars';
import { mountOwnBooking } from './routes/own-booking';
import { mountPublic } from './routes/public';
import { calendars } from './schema';

interface Settings {
  /** Overrides how calendar feeds are reached, for tests whose servers are on loopback. Not a setting for operators. */
  feedNetwork?: Partial<Network>;
  /** Where the links of reminders lead; without it, none are sent. */
  deployment?: Deployment;
}

/** Appointments that visitors of the firm's website book. */
export const service = defineService<Settings>({
  name: 'calendly',
  contracts: [appointmentsContract, calendarsContract, publicContract],
  health: {
    calendly: (database) => database.execute(sql`SELECT 1 FROM ${calendars} LIMIT 1`),
  },
  // Two years, as for leads.
  expiries: [{ table: 'calendly.bookings', column: 'ends_at', hours: 730 * 24 }],
  seed: (database, _facts, demo) => seedBookings(database, demo),
  async removeCompanies(database, companyIds) {
    await database.delete(calendars).where(inArray(calendars.companyId, [...companyIds]));
  },
  open(kernel, { feedNetwork, deployment }) {
    const feedJob = createFeedJob(kernel, { ...internet, ...feedNetwork }) as Job;
    return {
      jobs: [feedJob, ...(deployment ? [createReminderJob(kernel, deployment) as Job] : [])],
      routes(app) {
        mountCalendars(app, kernel, feedJob);
        mountAppointments(app, kernel);
        mountPublic(app, kernel);
        mountOwnBooking(app, kernel);
      },
    };
  },
});
