import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { entriesOf, handoverOf } from './fixture-devices';

const device = { path: { deviceId: 'deviceId' } } as const;
const ownDevice = { path: { deviceId: 'ownDeviceId' } } as const;
const cells = { name: 'Imported' };

export const accessCases: AccessCases = {
  getDevices: { answers: [401, 200, 200, 200] },
  // A device without an owner: members only see their own.
  getDevice: { ...device, answers: [401, 404, 404, 200] },
  createDevice: { body: ({ companyId }) => ({ ...entriesOf(), ...tampered(companyId) }), answers: [401, 201, 403, 201] },
  putDevice: {
    ...device,
    body: ({ companyId }) => ({ ...entriesOf(), version: 1, ...tampered(companyId) }),
    answers: [401, 404, 403, 200],
  },
  deleteDevice: { ...device, answers: [401, 404, 403, 204] },
  changeDevices: {
    body: ({ deviceId }) => ({ deviceIds: [deviceId], set: { location: 'Vault' } }),
    answers: [401, 404, 403, 200],
  },
  importDevices: { body: () => ({ rows: [{ line: 2, cells }] }), answers: [401, 200, 403, 200] },
  printLabels: { body: ({ deviceId }) => ({ deviceIds: [deviceId], format: 'sheet' }), answers: [401, 404, 403, 200] },
  getDevicePeople: { answers: [401, 200, 403, 200] },
  getDeviceOverview: { answers: [401, 200, 403, 200] },
  // An empty list.
  uploadEvidence: { query: () => 'fileName=a.json', body: () => [], answers: [401, 400, 400, 400] },
  confirmDevice: {
    ...ownDevice,
    body: () => ({ answers: { encryption: true }, platform: null, osVersion: '' }),
    answers: [401, 404, 200, 200],
  },
  addScreenshot: { ...ownDevice, answers: [401, 404, 400, 400] },
  getHandovers: { answers: [401, 200, 200, 200] },
  recordHandover: {
    body: ({ member, ownDeviceId }) => handoverOf('return', member.id, [ownDeviceId]),
    answers: [401, 404, 403, 201],
  },
  // Another person's handover.
  getHandoverPdf: { path: { handoverId: 'handoverId' }, answers: [401, 404, 404, 200] },
  getReturnTasks: { answers: [401, 200, 403, 200] },
  closeReturnTask: { path: { taskId: 'returnTaskId' }, body: () => ({ note: 'Written off' }), answers: [401, 404, 403, 200] },
  wipeDevice: { ...device, answers: [401, 404, 403, 200] },
  disposeDevice: {
    ...device,
    body: () => ({ on: '2026-03-31', method: 'destroyed', note: '', version: 1 }),
    answers: [401, 404, 403, 200],
  },
  addDisposalCertificate: { ...device, query: () => 'fileName=a.pdf', answers: [401, 404, 403, 400] },
  getOsSupport: { answers: [401, 200, 200, 200] },
  // For operators, who include the administrator.
  putOsSupport: { body: () => ({ macos: [{ cycle: '15', eol: 'false' }] }), answers: [401, 403, 403, 200] },
};
