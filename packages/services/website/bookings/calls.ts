import type { ServiceCalls } from '@suite/kernel/service/service';
import * as appointments from './contract/appointments';
import * as calendars from './contract/calendars';
import * as open from './contract/public';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  calendly: {
    endpoints: {
      getCalendars: calendars.getCalendars,
      putCalendar: calendars.putCalendar,
      getAppointmentTypes: appointments.getAppointmentTypes,
      createAppointmentType: appointments.createAppointmentType,
      putAppointmentType: appointments.putAppointmentType,
      getBookings: appointments.getBookings,
      cancelBooking: appointments.cancelBooking,
      getBookingPage: open.getBookingPage,
      postBooking: open.postBooking,
      getOwnBooking: open.getOwnBooking,
      postOwnBooking: open.postOwnBooking,
    },
    summaries: {
      getCalendars: 'When people of the firm take appointments',
      putCalendar: 'Sets when a person takes appointments',
      getAppointmentTypes: 'Appointment types, by name',
      createAppointmentType: 'Adds an appointment type',
      putAppointmentType: 'Changes an appointment type',
      getBookings: 'Appointments of some days',
      cancelBooking: 'Cancels an appointment and tells the visitor',
      getBookingPage: 'The page on which a visitor chooses a time',
      postBooking: 'Books a time',
      getOwnBooking: 'The page of a booked appointment',
      postOwnBooking: 'Moves or cancels a booked appointment',
    },
  },
} as const satisfies ServiceCalls;
