import { getReportCsv as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';

/** A report as CSV; the caller tells failures itself. */
export const getReportCsv = (client: ApiClient, reportId: string) =>
  client.call(endpoint, { params: { reportId }, silent: true });
