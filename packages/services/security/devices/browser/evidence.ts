import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/evidence';

/** Maximum milliseconds of an upload. */
const TIMEOUT = 120_000;

interface Upload {
  addsDevices: boolean;
  /** The day on which the file was created, if the file doesn't say so. */
  date?: string;
}

/** Sends a file of evidence; the caller shows failures, as for the calls below. */
export const uploadEvidence = (client: ApiClient, file: File, { addsDevices, date }: Upload) =>
  client.call(endpoints.uploadEvidence, {
    query: { fileName: file.name, addsDevices: addsDevices ? 'yes' : 'no', ...(date && { date }) },
    file,
    timeout: TIMEOUT,
    handleLocally: shownByPage,
  });

export const addScreenshot = (client: ApiClient, deviceId: string, file: File) =>
  client.call(endpoints.addScreenshot, { params: { deviceId }, file, timeout: TIMEOUT, handleLocally: shownByPage });
