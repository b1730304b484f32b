import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { typeEntriesOf } from './fixture-bookings';

const type = { path: { typeId: 'appointmentTypeId' } } as const;
const calendar = { timeZone: 'America/New_York', week: [], days: [], version: 0 };

export const accessCases: AccessCases = {
  getCalendars: { answers: [401, 200, 200, 200] },
  // The member's own calendar, which the member has saved before.
  putCalendar: { path: { userId: ({ member }) => member.id }, body: () => calendar, answers: [401, 404, 200, 409] },
  getAppointmentTypes: { answers: [401, 200, 200, 200] },
  createAppointmentType: {
    body: ({ companyId, member }) => ({ ...typeEntriesOf(member.id), ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  putAppointmentType: {
    ...type,
    body: ({ member }) => ({ ...typeEntriesOf(member.id), isActive: true, version: 1 }),
    answers: [401, 404, 200, 409],
  },
  getBookings: { query: () => 'from=2026-03-01&to=2026-03-31', answers: [401, 200, 200, 200] },
  cancelBooking: { path: { bookingId: 'bookingId' }, answers: [401, 404, 200, 200] },
  getBookingPage: { ...type, answers: [200, 200, 200, 200] },
  // The form is empty.
  postBooking: { ...type, answers: [400, 400, 400, 400] },
  getOwnBooking: { path: { secret: () => 'x' }, answers: [410, 410, 410, 410] },
  postOwnBooking: { path: { secret: () => 'x' }, answers: [410, 410, 410, 410] },
};
