import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/devices';

type Query = RequestOf<typeof endpoints.getDevices>['query'];
export type DevicesPage = AnswerOf<typeof endpoints.getDevices>;

/** A page of the devices that the person may see; the caller shows failures, as for all calls below. */
export const getDevices = (client: ApiClient, query: Query) =>
  client.call(endpoints.getDevices, { query, handleLocally: shownByPage });

export const useDevices = (query: Query) => useRead(getDevices, 'devices', [query]);

const getDevice = (client: ApiClient, deviceId: string) =>
  client.call(endpoints.getDevice, { params: { deviceId }, handleLocally: shownByPage });

/** A device; nothing is read while the id is `undefined`. */
export const useDevice = (deviceId: string | undefined) =>
  useRead(getDevice, 'device', deviceId === undefined ? undefined : [deviceId]);

const getOverview = (client: ApiClient) => client.call(endpoints.getDeviceOverview, { handleLocally: shownByPage });

export type DeviceOverview = AnswerOf<typeof endpoints.getDeviceOverview>;

export const useDeviceOverview = () => useRead(getOverview, 'device-overview', []);

const getPeople = (client: ApiClient) => client.call(endpoints.getDevicePeople, { handleLocally: shownByPage });

/** Active people of the firm who can be given a device; nothing is read for people who may not assign devices. */
export const useDevicePeople = (isWanted = true) => useRead(getPeople, 'device-people', isWanted ? [] : undefined);

export const createDevice = (client: ApiClient, body: endpoints.DeviceEntries) =>
  client.call(endpoints.createDevice, { body, handleLocally: shownByPage });

export const putDevice = (client: ApiClient, deviceId: string, body: endpoints.DeviceEntries & { version: number }) =>
  client.call(endpoints.putDevice, { params: { deviceId }, body, handleLocally: shownByPage });

export const deleteDevice = (client: ApiClient, deviceId: string) =>
  client.call(endpoints.deleteDevice, { params: { deviceId }, handleLocally: shownByPage });

export const changeDevices = (client: ApiClient, body: RequestOf<typeof endpoints.changeDevices>['body']) =>
  client.call(endpoints.changeDevices, { body, handleLocally: shownByPage });

export const importDevices = (client: ApiClient, body: RequestOf<typeof endpoints.importDevices>['body']) =>
  client.call(endpoints.importDevices, { body, handleLocally: shownByPage });

export const printLabels = (client: ApiClient, body: RequestOf<typeof endpoints.printLabels>['body']) =>
  client.call(endpoints.printLabels, { body, handleLocally: shownByPage });
