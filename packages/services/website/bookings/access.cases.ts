import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  typeId: ({ appointmentTypeId }) => appointmentTypeId,
  hostId: ({ member }) => member.id,
  secret: 'x',
  'putCalendar.version': 0,
};

export const accessCases: AccessCases = {
  getCalendars: [401, 200, 200, 200],
  getBusyTimes: [401, 200, 200, 200],
  // The member's own calendar, which the member has saved before.
  putCalendar: [401, 404, 200, 409],
  getAppointmentTypes: [401, 200, 200, 200],
  createAppointmentType: [401, 404, 201, 201],
  putAppointmentType: [401, 404, 200, 409],
  getBookings: [401, 200, 200, 200],
  cancelBooking: [401, 404, 200, 200],
  getBookingPage: [200, 200, 200, 200],
  // The form is empty.
  postBooking: [400, 400, 400, 400],
  getOwnBooking: [410, 410, 410, 410],
  postOwnBooking: [410, 410, 410, 410],
};
