import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';
import { handoverOf } from './fixture-devices';

export const requestValues: RequestValues = {
  taskId: ({ returnTaskId }) => returnTaskId,
  set: { location: 'Vault' },
  cells: { name: 'Imported' },
  answers: { encryption: true },
  uploadEvidence: [],
  recordHandover: ({ member, ownDeviceId = '' }) => handoverOf('return', member.id, [ownDeviceId]),
  'confirmDevice.deviceId': ({ ownDeviceId }) => ownDeviceId,
  'addScreenshot.deviceId': ({ ownDeviceId }) => ownDeviceId,
  putOsSupport: { macos: [{ cycle: '15', eol: 'false' }] },
};

export const accessCases: AccessCases = {
  getDevices: [401, 200, 200, 200],
  // A device without an owner: members only see their own.
  getDevice: [401, 404, 404, 200],
  createDevice: [401, 201, 403, 201],
  putDevice: [401, 404, 403, 200],
  deleteDevice: [401, 404, 403, 204],
  changeDevices: [401, 404, 403, 200],
  importDevices: [401, 200, 403, 200],
  printLabels: [401, 404, 403, 200],
  getDevicePeople: [401, 200, 403, 200],
  getDeviceOverview: [401, 200, 403, 200],
  // An empty list.
  uploadEvidence: [401, 400, 400, 400],
  confirmDevice: [401, 404, 200, 200],
  addScreenshot: [401, 404, 400, 400],
  getHandovers: [401, 200, 200, 200],
  recordHandover: [401, 404, 403, 201],
  // Another person's handover.
  getHandoverPdf: [401, 404, 404, 200],
  getReturnTasks: [401, 200, 403, 200],
  closeReturnTask: [401, 404, 403, 200],
  wipeDevice: [401, 404, 403, 200],
  disposeDevice: [401, 404, 403, 200],
  addDisposalCertificate: [401, 404, 403, 400],
  getOsSupport: [401, 200, 200, 200],
  // For operators, who include the administrator.
  putOsSupport: [401, 403, 403, 200],
};
