import { getReportPdf as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';

/** A report as PDF; the caller tells failures itself. */
export const getReportPdf = (client: ApiClient, reportId: string) =>
  client.call(endpoint, { params: { reportId }, silent: true });
