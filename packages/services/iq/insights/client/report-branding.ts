import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/report-branding';

const getReportBranding = (client: ApiClient) => client.call(endpoints.getReportBranding, { handleLocally: shownByPage });

export const useReportBranding = () => useRead(getReportBranding, 'report-branding', []);

/** Sets the accent color; the caller shows failures, as for the calls below. */
export const putReportBranding = (client: ApiClient, accent: string) =>
  client.call(endpoints.putReportBranding, { body: { accent }, handleLocally: shownByPage });

export const putReportLogo = (client: ApiClient, file: Blob) =>
  client.call(endpoints.putReportLogo, { file, handleLocally: shownByPage });

export const deleteReportLogo = (client: ApiClient) => client.call(endpoints.deleteReportLogo, { handleLocally: shownByPage });
