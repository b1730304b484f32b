import { type AuditCases, post, put } from '@suite/host/test/audit-cases';
import { addType, path, typeEntriesOf } from './fixture-bookings';

export const auditCases: AuditCases = {
  recorded: {
    putCalendar: {
      actions: ['calendar.changed'],
      async ready({ administrator }) {
        const { body } = await administrator.send(`${path}/calendars`);
        const { version } = body.find(({ userId }: { userId: string }) => userId === administrator.id);
        const calendar = { timeZone: 'America/New_York', week: [], days: [], version };
        return put(administrator, `${path}/calendars/${administrator.id}`, calendar);
      },
    },
    createAppointmentType: {
      actions: ['appointment-type.created'],
      ready: async ({ administrator }) => post(administrator, `${path}/types`, typeEntriesOf(administrator.id)),
    },
    putAppointmentType: {
      actions: ['appointment-type.changed'],
      async ready({ administrator }) {
        const { id } = await addType(administrator);
        return put(administrator, `${path}/types/${id}`, { ...typeEntriesOf(administrator.id), isActive: true, version: 1 });
      },
    },
  },
  unrecorded: {
    cancelBooking: 'The appointment keeps that it is canceled, and the visitor gets a mail.',
    postBooking: 'A visitor sends it, who is nobody of the firm.',
    postOwnBooking: 'A visitor sends it, who is nobody of the firm.',
  },
};
