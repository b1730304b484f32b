import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/appointments';

const getTypes = (client: ApiClient) => client.call(endpoints.getAppointmentTypes, { handleLocally: shownByPage });

/** Reads the appointment types. The caller shows failures, as for all calls below. */
export const useAppointmentTypes = () => useRead(getTypes, 'appointment-types', []);

export const createAppointmentType = (client: ApiClient, body: RequestOf<typeof endpoints.createAppointmentType>['body']) =>
  client.call(endpoints.createAppointmentType, { body, handleLocally: shownByPage });

export const putAppointmentType = (
  client: ApiClient,
  typeId: string,
  body: RequestOf<typeof endpoints.putAppointmentType>['body'],
) => client.call(endpoints.putAppointmentType, { params: { typeId }, body, handleLocally: shownByPage });

type Query = RequestOf<typeof endpoints.getBookings>['query'];

const getBookings = (client: ApiClient, query: Query) =>
  client.call(endpoints.getBookings, { query, handleLocally: shownByPage });

export const useBookings = (query: Query) => useRead(getBookings, 'bookings', [query]);

export const cancelBooking = (client: ApiClient, bookingId: string) =>
  client.call(endpoints.cancelBooking, { params: { bookingId }, handleLocally: shownByPage });
