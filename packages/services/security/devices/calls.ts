import type { ServiceCalls } from '@suite/kernel/service/service';
import * as devices from './contract/devices';
import * as evidence from './contract/evidence';
import * as handovers from './contract/handovers';
import * as osSupport from './contract/os-support';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'security-data': {
    endpoints: {
      getDevices: devices.getDevices,
      getDevice: devices.getDevice,
      createDevice: devices.createDevice,
      putDevice: devices.putDevice,
      deleteDevice: devices.deleteDevice,
      changeDevices: devices.changeDevices,
      importDevices: devices.importDevices,
      printLabels: devices.printLabels,
      getDevicePeople: devices.getDevicePeople,
      getDeviceOverview: devices.getDeviceOverview,
      uploadEvidence: evidence.uploadEvidence,
      confirmDevice: evidence.confirmDevice,
      addScreenshot: evidence.addScreenshot,
      getHandovers: handovers.getHandovers,
      recordHandover: handovers.recordHandover,
      getHandoverPdf: handovers.getHandoverPdf,
      getReturnTasks: handovers.getReturnTasks,
      closeReturnTask: handovers.closeReturnTask,
      wipeDevice: handovers.wipeDevice,
      disposeDevice: handovers.disposeDevice,
      addDisposalCertificate: handovers.addDisposalCertificate,
      getOsSupport: osSupport.getOsSupport,
      putOsSupport: osSupport.putOsSupport,
    },
    summaries: {
      getDevices: 'Devices with how they are protected: the own ones, or all for an administrator',
      getDevice: 'A device with its checks, evidence and handovers',
      createDevice: 'Adds a device to the inventory',
      putDevice: 'Changes a device',
      deleteDevice: 'Removes a device that was entered by mistake',
      changeDevices: 'Changes the same fields of many devices',
      importDevices: 'Adds or updates devices by the rows of a CSV file',
      printLabels: 'Labels of devices with QR codes, as PDF',
      getDevicePeople: 'Active people who can be given a device',
      getDeviceOverview: 'How the devices in use are protected, in numbers',
      uploadEvidence: 'Takes output of osqueryi or a CSV export of Fleet',
      confirmDevice: 'Says what the owner of a device sees on it today',
      addScreenshot: 'Adds a screenshot to the confirmation of today',
      getHandovers: 'Handovers and returns, the newest first',
      recordHandover: 'Records a handover or return of several devices with one signature',
      getHandoverPdf: 'The signed document of a handover or return',
      getReturnTasks: 'Devices that people who left have to give back',
      closeReturnTask: 'Ends a return task whose devices do not come back',
      wipeDevice: 'Says that the data of a returned device was deleted',
      disposeDevice: 'Records how a device was disposed of',
      addDisposalCertificate: 'Adds the certificate of a disposal',
      getOsSupport: 'Until when releases of operating systems get security updates',
      putOsSupport: 'Replaces the table of releases',
    },
  },
} as const satisfies ServiceCalls;
